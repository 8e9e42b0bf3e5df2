import BoardDrawing
public import BoardModel
import Geometry
import ImageCodecs
import Pixels

/// Makes one file that shows a gesture.
///
/// Frames are drawn as ``FrameRenderer`` draws them and handed to the format one by one, so that memory
/// does not depend on how many there are. A picture that turns out to be bad is taken out and the
/// clip begun again.
public struct ClipRenderer {
  public var options: RenderingOptions
  public var clip: ClipOptions

  public init(options: RenderingOptions = RenderingOptions(), clip: ClipOptions = ClipOptions()) {
    self.options = options
    self.clip = clip
  }

  /// The most pixels of a frame, of which several are in memory.
  static let pixelLimit = 1 << 26

  public func render(
    _ loaded: LoadedBoard, _ gesture: GestureFile, to target: OutputTarget
  ) throws(FramesError) -> RenderedClip {
    var loaded = loaded
    let files = try openFiles(target, for: loaded)
    var version = ClipVersion(
      fps: gesture.fps / Double(clip.selection.step), scale: loaded.board.settings.scale,
      quality: clip.quality)
    let resamples = version.fps
    var steps = ClipLadder.steps(after: version, in: clip.format)[...]
    var rejected: [ClipVersion] = []
    while true {
      do throws(FramesError) {
        var rendered = try render(
          &loaded, gesture, version, fps: version.fps == resamples ? nil : version.fps, to: files)
        rendered.rejected = rejected
        return rendered
      } catch {
        guard case .clipTooLong = error, let next = steps.popFirst() else { throw error }
        clip.takesStep(next)
        rejected.append(version)
        version = next
      }
    }
  }

  /// The clip and its poster.
  private struct Files {
    let clip: OutputFile
    let poster: OutputFile?
  }

  private func openFiles(
    _ target: OutputTarget, for loaded: LoadedBoard
  ) throws(FramesError) -> Files {
    if case .file(let path, _) = target, case .file(let poster, _)? = clip.poster,
      path.lastComponent == poster.lastComponent,
      PictureFile.isSameFile(path.folder, poster.folder)
    {
      throw .posterIsClip(poster)
    }
    do throws(OutputError) {
      for target in [target, clip.poster] {
        if case .file(let path, _)? = target, loaded.wouldBeLost(to: path) {
          throw .overwritesInput(path)
        }
      }
      let output = try OutputFile(target)
      guard let poster = clip.poster else { return Files(clip: output, poster: nil) }
      return Files(clip: output, poster: try OutputFile(poster))
    } catch {
      throw .rendering(.output(error))
    }
  }

  /// - Parameter fps: Where other frames are wanted than the gesture's own.
  private func render(
    _ loaded: inout LoadedBoard, _ gesture: GestureFile, _ version: ClipVersion, fps: Double?,
    to files: Files
  ) throws(FramesError) -> RenderedClip {
    while true {
      loaded.board = loaded.board.scaled(to: version.scale)
      let stage = try stage(loaded, gesture, fps: fps)
      let bad = stage.prepare(threadCount: options.threadCount)
      guard bad.isEmpty else {
        loaded.remove(bad)
        continue
      }
      let frames = ClipFrames(stage, version, clip, threadCount: options.threadCount)
      let writer = try write(frames, version, to: files)
      let sequence = stage.sequence
      return RenderedClip(
        replay: sequence.replay, size: clip.format.storedSize(sequence.size),
        count: sequence.frames.count,
        duration: Double(frames.tickCount) / version.fps, byteCount: writer.byteCount,
        droppedCount: writer.droppedCount, version: version,
        skipped: loaded.skipped, warnings: stage.warnings, missing: sequence.missing)
    }
  }

  private func stage(
    _ loaded: LoadedBoard, _ gesture: GestureFile, fps: Double?
  ) throws(FramesError) -> FrameStage {
    try FrameStage(
      loaded, gesture, isStrict: options.isStrict
    ) { replay, typesetter throws(FramesError) in
      let finger = clip.showsFinger ? FingerDot(boardWidth: replay.frameSize.width) : nil
      let sequence = try FrameSequence(
        replay, clip.selection, fps: fps, finger: finger, typesetter: typesetter)
      guard sequence.size.area <= Self.pixelLimit else {
        throw .clipTooLarge(sequence.size, limit: Self.pixelLimit)
      }
      return sequence
    }
  }

  /// Neither file is seen before both are whole.
  private func write(
    _ frames: ClipFrames, _ version: ClipVersion, to files: Files
  ) throws(FramesError) -> ClipWriter {
    let encoding: ClipEncoding
    do throws(ImageWritingError) {
      encoding = try clip.format.encoding(of: frames, clip, version)
    } catch {
      throw FramesError(error, clip.format)
    }
    let number = clip.poster == nil ? nil : frames.stage.sequence.posterNumber
    let writer = ClipWriter(files.clip, encoding, clip, version, posterNumber: number)
    do throws(OutputError) { try files.clip.begin() } catch { throw .rendering(.output(error)) }
    try writer.write(frames, progress: options.progress)
    if let file = files.poster, let poster = writer.poster {
      try write(poster, frames.settings, to: file)
    }
    do throws(OutputError) {
      try files.clip.seal()
      try files.poster?.publish()
      try files.clip.publish()
    } catch {
      throw .rendering(.output(error))
    }
    return writer
  }

  private func write(
    _ poster: StraightBitmap, _ settings: ClipSettings, to file: OutputFile
  ) throws(FramesError) {
    do {
      let stream = try PNGStream(
        PNGSettings(
          size: settings.size, isOpaque: settings.isOpaque,
          pixelsPerMeter: settings.pixelsPerMeter))
      try file.begin()
      try file.write(stream.encode(poster.colors) + stream.finish())
      try file.seal()
    } catch let error as OutputError {
      throw .rendering(.output(error))
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }
}
