public import Geometry
public import Pixels

/// A picture or a coloured placeholder on a board.
public struct BoardItem: Hashable, Sendable {
  /// Unlike every other item's on the board.
  public let id: String

  public let content: Content

  /// The upright size before scaling, in pixels of the picture; both sides more than 0.
  public let naturalSize: Size

  /// How many columns the item covers; more than there are means all.
  public var span = 1

  /// Whether the item keeps its index when others are moved.
  public var isPinned = false

  /// When the picture was taken, as captions say it; nil where it is not known.
  public var date: String?

  /// The text that an item brings along for its caption.
  public var caption: String?

  /// What is special about the item's style.
  public var style = StyleOverrides()

  /// A mark in the corner of the item's card.
  public var badge: Badge?

  /// Which item of the whole board it is, counted from 1; given by the first board it is on, so that
  /// its caption does not change when it is moved.
  public internal(set) var number = 0

  /// As many columns as no board has.
  public static let wholeSpan = 200

  public enum Content: Hashable, Sendable {
    case picture(FilePath)
    case color(Color)
  }

  public init(id: String, content: Content, naturalSize: Size) {
    self.id = id
    self.content = content
    self.naturalSize = naturalSize
  }
}
