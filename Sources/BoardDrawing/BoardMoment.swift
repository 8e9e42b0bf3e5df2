public import BoardModel
public import Geometry
import Pixels

/// A board at one moment: all that a painter needs, whether it is a still or a frame of a drag.
public struct BoardMoment: Hashable, Sendable {
  /// Of the whole board, in points.
  public var size: Size

  public var settings: BoardSettings

  /// What lies under all else, the first at the bottom.
  public var areas: [ColoredArea]

  /// Text of the board itself, under the cards.
  public var labels: [Label]

  /// Drawn by elevation, those of the same in this order.
  public var cards: [Card]

  /// Over all cards, the first at the bottom; in points of the viewport.
  public var panels: [Panel]

  /// The part of the board that a viewport shows, whose size the picture has; nil for all of it.
  public var window: Rect?

  public init(
    size: Size, settings: BoardSettings, areas: [ColoredArea] = [], labels: [Label] = [],
    cards: [Card], panels: [Panel] = [], window: Rect? = nil
  ) {
    self.size = size
    self.settings = settings
    self.areas = areas
    self.labels = labels
    self.cards = cards
    self.panels = panels
    self.window = window
  }

  /// Whether it takes fonts to draw it.
  public var hasText: Bool {
    labels.contains { !$0.text.isEmpty } || panels.contains { $0.label?.text.isEmpty == false }
      || cards.contains {
        $0.look.caption?.text.isEmpty == false || $0.badge?.text.isEmpty == false
      }
  }
}
