public import BoardModel
public import Geometry
import Layouts

/// A board at one moment: all that a painter needs, whether it is a still or a frame of a drag.
public struct BoardMoment: Hashable, Sendable {
  /// In points.
  public var size: Size

  public var settings: BoardSettings

  /// The first at the bottom.
  public var cards: [Card]

  public init(size: Size, settings: BoardSettings, cards: [Card]) {
    self.size = size
    self.settings = settings
    self.cards = cards
  }
}

extension BoardMoment {
  /// The board at rest.
  public init(_ arranged: ArrangedBoard) {
    self.init(
      size: arranged.arrangement.size, settings: arranged.board.settings,
      cards: zip(arranged.board.items, arranged.arrangement.frames).map(Card.init))
  }
}
