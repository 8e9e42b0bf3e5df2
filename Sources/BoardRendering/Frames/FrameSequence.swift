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

  /// Of a picture whose points are 1/72 inch.
  var pixelsPerMeter: Int { Int((scale * 72 / 0.0254).rounded()) }

  /// At least one.
  let frames: [Frame]

  private let times: FrameTimes
  private let painter: BoardPainter
  private let finger: FingerDot?
  private let typesetter: Typesetter?

  /// - Parameters:
  ///   - fps: Where another number of frames a second is wanted than the selected ones are; the gesture is
  ///     played as it is.
  ///   - finger: Drawn where the finger is.
  init(
    _ replay: DragReplay, _ selection: FrameSelection, fps: Double? = nil,
    finger: FingerDot? = nil, typesetter: Typesetter?
  ) throws(FramesError) {
    self.replay = replay
    self.selection = selection
    self.finger = finger
    self.typesetter = typesetter
    times = FrameTimes(fps: replay.fps, duration: replay.duration)
    painter = BoardPainter(typesetter: typesetter)
    let selected = Self.frames(times, selection)
    guard let first = selected.first, let last = selected.last else {
      throw .noFrames(duration: replay.duration, frameCount: times.count)
    }
    frames =
      fps.map { fps in
        FrameTimes(fps: fps, duration: last.time - first.time).enumerated().map { number, time in
          Frame(number: number, index: number, time: first.time + time)
        }
      } ?? selected
    let moment = replay.moment(at: first.time)
    size = moment.pixelSize
    isOpaque = moment.settings.background.isOpaque
    scale = moment.settings.scale
    let limit = BoardRenderer.canvasLimit
    guard size.width <= limit.width, size.height <= limit.height else {
      throw .rendering(.canvasTooLarge(size, limit: limit))
    }
  }

  private static func frames(_ times: FrameTimes, _ selection: FrameSelection) -> [Frame] {
    selection.indices(of: times).enumerated().map { number, index in
      Frame(number: number, index: index, time: times[index])
    }
  }

  /// The fonts that text is set with; none where there is no text.
  var fonts: [FontUse] { typesetter.map(FontUse.all) ?? [] }

  /// Characters of the board, before the gesture and after it, that no font has.
  var missing: [MissingCharacters] {
    var seen: Set<MissingCharacters> = []
    return [0, replay.duration].flatMap { painter.paintNoting(replay.moment(at: $0)).missing }
      .filter { seen.insert($0).inserted }
  }

  /// Draws the moment of a frame, which depends on nothing else.
  func rasterizer(_ frame: Frame) -> Rasterizer { rasterizer(at: frame.time) }

  /// - Parameter time: In seconds.
  func rasterizer(at time: Double) -> Rasterizer {
    let moment = replay.moment(at: time)
    var list = painter.paint(moment)
    if let finger, let place = replay.state(at: time).finger {
      list.marks += finger.marks(at: place, in: moment.window)
    }
    return Rasterizer(list)
  }

  /// What happened after the frame before and up to this one.
  func events(until frame: Frame) -> [ReplayEvent] {
    let start =
      if frame.number > 0 { frames[frame.number - 1].time } else if frame.index > 0 {
        times[frame.index - 1]
      } else { -Double.infinity }
    return replay.events.filter { start < $0.time && $0.time <= frame.time }
  }
}
