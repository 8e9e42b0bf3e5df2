import Animation
import BoardDrawing
import BoardModel
import BoardRendering
import Geometry
import Pixels
import Synchronization

/// A frame as it is drawn, of which it can be asked what each item covers, and how it would look were
/// the items stacked another way.
struct DrawnMoment: Sendable {
  let moment: BoardMoment
  let renderer: MomentRenderer

  /// The items that are carried, or on the way to their slots after that.
  var ghosts: Set<String> = []

  func itemMap() throws(GoldenError) -> ItemMap {
    try GoldenError.drawing { () throws(RenderingError) in try renderer.itemMap(of: moment) }
  }

  /// The texts of the board itself, and where they have room.
  var labels: [MomentLabel] {
    let (left, top) = (moment.window?.x ?? 0, moment.window?.y ?? 0)
    return moment.labels.map { label in
      let frame = label.frame
      return MomentLabel(
        text: label.text,
        frame: Rect(
          x: frame.x - left, y: frame.y - top, width: frame.width, height: frame.height))
    }
  }

  /// The picture with one item under all others.
  func picture(lowering id: String) throws(GoldenError) -> StraightBitmap {
    var moment = moment
    let bottom = moment.cards.map(\.pose.elevation).min() ?? 0
    for index in moment.cards.indices where moment.cards[index].item.id == id {
      moment.cards[index].pose.elevation = bottom - 1
    }
    return try GoldenError.drawing { () throws(RenderingError) in
      try renderer.picture(of: moment)
    }
  }
}

/// The moments of all frames of a case.
///
/// A class, since what draws them is made when it is first asked for, and then kept.
final class DrawnMoments: Sendable {
  private let made = Mutex<MomentRenderer?>(nil)
  private let makeRenderer: @Sendable () throws(RenderingError) -> MomentRenderer
  private let moment: @Sendable (_ frame: Int) -> (BoardMoment, ghosts: Set<String>)

  /// - Parameter moment: of a frame, and the items that are carried in it.
  init(
    _ moment: @escaping @Sendable (_ frame: Int) -> (BoardMoment, ghosts: Set<String>),
    _ makeRenderer: @escaping @Sendable () throws(RenderingError) -> MomentRenderer
  ) {
    self.moment = moment
    self.makeRenderer = makeRenderer
  }

  /// The items that are carried in a frame.
  func ghosts(_ index: Int) -> Set<String> { moment(index).ghosts }

  func frame(_ index: Int) throws(GoldenError) -> DrawnMoment {
    let (moment, ghosts) = moment(index)
    return DrawnMoment(moment: moment, renderer: try renderer(), ghosts: ghosts)
  }

  private func renderer() throws(GoldenError) -> MomentRenderer {
    if let renderer = made.withLock({ $0 }) { return renderer }
    let renderer = try GoldenError.drawing(makeRenderer)
    made.withLock { $0 = renderer }
    return renderer
  }
}

extension DrawnMoments {
  /// That of a still.
  convenience init(still moment: BoardMoment, reading: ReadingOptions = ReadingOptions()) {
    self.init({ _ in (moment, []) }) { () throws(RenderingError) in
      try MomentRenderer(moment, reading: reading)
    }
  }

  /// Those of a gesture, at the time of each frame.
  convenience init(
    _ replay: DragReplay, reading: ReadingOptions = ReadingOptions(),
    time: @escaping @Sendable (_ frame: Int) -> Double
  ) {
    self.init({ index in
      (replay.moment(at: time(index)), Set(replay.state(at: time(index)).ghosts.map(\.id)))
    }) { () throws(RenderingError) in try MomentRenderer(replay, reading: reading) }
  }
}
