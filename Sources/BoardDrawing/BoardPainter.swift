import Animation
public import Drawing
import BoardModel
import Geometry
public import Pixels
public import Typesetting

/// Turns a moment of a board into marks.
public struct BoardPainter: Sendable {
  private let typesetter: Typesetter?

  /// - Parameter typesetter: Moments that have text need one; see ``BoardMoment/hasText``.
  public init(typesetter: Typesetter? = nil) {
    self.typesetter = typesetter
  }

  public func paint(_ moment: BoardMoment) -> DisplayList {
    let settings = moment.settings
    let text = TextPainter(typesetter: typesetter, scale: settings.scale)
    let cards = CardPainter(text: text, scale: settings.scale)
    var marks = moment.areas.map { Mark.fill(Path($0.frame), .color($0.color)) }
    marks += moment.labels.flatMap(text.marks(of:))
    marks += moment.cardsFromBelow.flatMap(cards.marks(of:))
    if let window = moment.window {
      // A board that stands between two pixels would be drawn less sharp than at rest.
      func whole(_ length: Double) -> Double {
        (length * settings.scale + 0.5).rounded(.down) / settings.scale
      }
      let place = Transform.translation(x: -whole(window.x), y: -whole(window.y))
      marks = [.group(Group(transform: place, marks: marks))]
    }
    marks += moment.panels.flatMap { panel in text.marks(of: panel) }
    return DisplayList(
      size: moment.pixelSize, scale: settings.scale, background: settings.background,
      marks: marks)
  }
}

extension BoardMoment {
  /// The size of the moment's picture: whole pixels, rounded half up, at least one.
  public var pixelSize: PixelSize {
    let size = window?.size ?? size
    return PixelSize(width: pixels(size.width), height: pixels(size.height))
  }

  /// At most 2³¹−1, which is more than any limit lets through.
  private func pixels(_ length: Double) -> Int {
    let pixels = (length * settings.scale + 0.5).rounded(.down)
    return Int(max(1, min(pixels, 2_147_483_647)))
  }

  /// By elevation; those of the same stay in order.
  fileprivate var cardsFromBelow: [Card] {
    guard cards.contains(where: { $0.pose.elevation != 0 }) else { return cards }
    return cards.enumerated()
      .sorted {
        ($0.element.pose.elevation, $0.offset) < ($1.element.pose.elevation, $1.offset)
      }
      .map(\.element)
  }
}
