import BoardDrawing
public import BoardModel
import ImageCodecs
import Pixels

/// Draws the frames of a gesture as PNG files, and a `manifest.json` that says what is on them.
///
/// All frames have one size. Of each, only bands of rows in which something changed are drawn and
/// compressed anew; memory does not depend on how many frames there are.
public struct FrameRenderer {
  public var options: RenderingOptions
  public var selection = FrameSelection()

  /// Whether frames of an earlier run may be replaced.
  public var replaces = true

  public init(options: RenderingOptions = RenderingOptions()) {
    self.options = options
  }

  public func render(
    _ loaded: LoadedBoard, _ gesture: GestureFile, to path: FilePath
  ) throws(FramesError) -> RenderedFrames {
    var loaded = loaded
    while true {
      let stage = try FrameStage(
        loaded, gesture, isStrict: options.isStrict
      ) { replay, typesetter throws(FramesError) in
        try FrameSequence(replay, selection, typesetter: typesetter)
      }
      let folder = try FrameFolder(path, for: loaded, replaces: replaces)
      let bad = stage.prepare(threadCount: options.threadCount)
      guard bad.isEmpty else {
        loaded.remove(bad)
        continue
      }
      let sequence = stage.sequence
      let unchangedCount = try write(stage, to: folder)
      return RenderedFrames(
        replay: sequence.replay, manifest: path.appending(FrameFolder.manifestName),
        size: sequence.size, isOpaque: sequence.isOpaque,
        count: sequence.frames.count, unchangedCount: unchangedCount,
        skipped: loaded.skipped, warnings: stage.warnings, missing: sequence.missing)
    }
  }

  private func write(_ stage: FrameStage, to folder: FrameFolder) throws(FramesError) -> Int {
    let sequence = stage.sequence
    let settings = PNGSettings(
      size: sequence.size, isOpaque: sequence.isOpaque, pixelsPerMeter: sequence.pixelsPerMeter)
    let lock = try folder.clear()
    defer { withExtendedLifetime(lock) {} }
    let finisher: FrameFinisher
    do throws(OutputError) {
      finisher = try FrameFinisher(sequence, folder, settings)
    } catch {
      throw .rendering(.output(error))
    }
    return try FramePipeline(
      bandHeight: settings.bandHeight, compressing: settings, tiles: stage.tiles, sink: finisher
    )
    .run(sequence, threadCount: options.threadCount, progress: options.progress)
    .unchangedCount
  }
}
