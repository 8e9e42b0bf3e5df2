import Animation
import BoardDrawing
import BoardModel
import Drawing
import Pixels
import Raster
import Typesetting

/// The frames of a gesture that are to be drawn, each of which can be drawn alone.
struct FrameSequence: Sendable {
  struct Frame {
    /// Of the frames that are drawn, from 0.
    let number: Int

    /// Of all frames of the gesture, from 0.
    let index: Int

    /// In seconds.
    let time: Double
  }

  let replay: DragReplay
  let selection: FrameSelection
  let size: PixelSize
  let isOpaque: Bool

  /// Pixels a point.
  let scale: Double

  private let times: FrameTimes
  private let indices: [Int]
  private let painter: BoardPainter
  private let typesetter: Typesetter?

  init(
    _ replay: DragReplay, _ selection: FrameSelection, typesetter: Typesetter?
  ) throws(FramesError) {
    self.replay = replay
    self.selection = selection
    times = FrameTimes(fps: replay.fps, duration: replay.duration)
    indices = Array(selection.indices(of: times))
    painter = BoardPainter(typesetter: typesetter)
    self.typesetter = typesetter
    guard let first = indices.first else {
      throw .noFrames(duration: replay.duration, frameCount: times.count)
    }
    let moment = replay.moment(at: times[first])
    size = moment.pixelSize
    isOpaque = moment.settings.background.isOpaque
    scale = moment.settings.scale
    let limit = BoardRenderer.canvasLimit
    guard size.width <= limit.width, size.height <= limit.height else {
      throw .rendering(.canvasTooLarge(size, limit: limit))
    }
  }

  var count: Int { indices.count }

  /// The fonts that text is set with; none where there is no text.
  var fonts: [FontUse] { typesetter.map(FontUse.all) ?? [] }

  /// Characters of the board, before the gesture and after it, that no font has.
  var missing: [MissingCharacters] {
    var seen: Set<MissingCharacters> = []
    return [0, replay.duration].flatMap { painter.paintNoting(replay.moment(at: $0)).missing }
      .filter { seen.insert($0).inserted }
  }

  func frame(_ number: Int) -> Frame {
    Frame(number: number, index: indices[number], time: times[indices[number]])
  }

  /// Draws the moment of a frame, which depends on nothing else.
  func rasterizer(_ frame: Frame) -> Rasterizer { rasterizer(at: frame.time) }

  /// - Parameter time: In seconds.
  func rasterizer(at time: Double) -> Rasterizer {
    Rasterizer(painter.paint(replay.moment(at: time)))
  }

  /// What happened after the frame before and up to this one.
  func events(until frame: Frame) -> [ReplayEvent] {
    let start =
      if frame.number > 0 { times[indices[frame.number - 1]] } else if frame.index > 0 {
        times[frame.index - 1]
      } else { -Double.infinity }
    return replay.events.filter { start < $0.time && $0.time <= frame.time }
  }
}
