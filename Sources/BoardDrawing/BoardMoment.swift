public import BoardModel
public import Geometry
import Layouts
import Pixels

/// A board at one moment: all that a painter needs, whether it is a still or a frame of a drag.
public struct BoardMoment: Hashable, Sendable {
  /// In points.
  public var size: Size

  public var settings: BoardSettings

  /// What lies under all cards, the first at the bottom.
  public var areas: [ColoredArea]

  /// The first at the bottom.
  public var cards: [Card]

  public init(
    size: Size, settings: BoardSettings, areas: [ColoredArea] = [], cards: [Card]
  ) {
    self.size = size
    self.settings = settings
    self.areas = areas
    self.cards = cards
  }
}

extension BoardMoment {
  /// The board at rest.
  public init(_ arranged: ArrangedBoard) {
    let sections = zip(arranged.board.sections, arranged.sections)
    let backgrounds = sections.compactMap { section, place in
      section.background.map { ColoredArea(frame: place.frame, color: $0) }
    }
    let separators = arranged.sections.compactMap { place in
      place.separator.map { ColoredArea(frame: $0, color: BoardMoment.separatorColor) }
    }
    self.init(
      size: arranged.arrangement.size, settings: arranged.board.settings,
      areas: backgrounds + separators,
      cards: zip(arranged.board.items, arranged.arrangement.frames).map(Card.init))
  }

  /// A grey that is seen on white and on black.
  private static let separatorColor = Color(red: 198, green: 198, blue: 200)
}
