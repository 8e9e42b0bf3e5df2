import ImageCodecs
import Pixels

/// The pictures of a clip, one after the other, as often as somebody wants to see them.
struct ClipFrames {
  let stage: FrameStage
  let settings: ClipSettings

  /// In frames, how much longer the first and the last picture are seen.
  private let holds: (first: Int, last: Int)
  private let threadCount: Int

  init(
    _ stage: FrameStage, _ version: ClipVersion, _ clip: ClipOptions, threadCount: Int
  ) {
    let sequence = stage.sequence
    self.stage = stage
    self.threadCount = threadCount
    settings = ClipSettings(
      size: sequence.size, isOpaque: sequence.isOpaque, fps: version.fps, playCount: clip.playCount,
      pixelsPerMeter: sequence.pixelsPerMeter)
    func ticks(_ seconds: Double) -> Int { Int((seconds * version.fps).rounded()) }
    holds = (ticks(clip.holdFirst), ticks(clip.holdLast))
  }

  /// In frames of ``ClipSettings/fps``.
  var tickCount: Int { stage.sequence.frames.count + holds.first + holds.last }

  /// Draws all pictures and hands them on in order, one at a time, from whatever thread.
  ///
  /// - Parameter body: Is told which frames of the sequence a picture stands for.
  func forEach(
    progress: (_ done: Int, _ total: Int) -> Void,
    _ body: @escaping (ClipFrame, Range<Int>) throws(FramesError) -> Void
  ) throws(FramesError) {
    let sink = Sink(settings.size, holds, body)
    let bands = PNGSettings(size: settings.size, isOpaque: settings.isOpaque)
    _ = try FramePipeline(
      bandHeight: bands.bandHeight, compressing: nil, tiles: stage.tiles, sink: sink
    )
    .run(stage.sequence, threadCount: threadCount, progress: progress)
  }

  /// Puts bands together; frames of which none changed become one picture that is seen longer.
  private struct Sink: FrameSink {
    private let size: PixelSize
    private let holds: (first: Int, last: Int)
    private let body: (ClipFrame, Range<Int>) throws(FramesError) -> Void
    private var waiting: (frame: ClipFrame, numbers: Range<Int>)?

    init(
      _ size: PixelSize, _ holds: (first: Int, last: Int),
      _ body: @escaping (ClipFrame, Range<Int>) throws(FramesError) -> Void
    ) {
      self.size = size
      self.holds = holds
      self.body = body
    }

    mutating func finish(_ work: FrameWork) throws(FramesError) {
      if work.changed.isEmpty, let (frame, numbers) = waiting {
        waiting = (
          ClipFrame(image: frame.image, ticks: frame.ticks + 1),
          numbers.lowerBound..<work.number + 1
        )
        return
      }
      let isFirst = waiting == nil
      try handOn()
      var colors: [Color] = []
      colors.reserveCapacity(size.area)
      for band in work.bands { colors += band.content?.colors ?? [] }
      waiting = (
        ClipFrame(
          image: StraightBitmap(size: size, colors: colors), ticks: 1 + (isFirst ? holds.first : 0)),
        work.number..<work.number + 1
      )
    }

    mutating func complete() throws(FramesError) {
      waiting?.frame.ticks += holds.last
      try handOn()
    }

    private mutating func handOn() throws(FramesError) {
      guard let (frame, numbers) = waiting else { return }
      waiting = nil
      try body(frame, numbers)
    }
  }
}
