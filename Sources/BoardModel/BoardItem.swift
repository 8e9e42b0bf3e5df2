public import Geometry
public import Pixels

/// A picture or a coloured placeholder on a board.
public struct BoardItem: Hashable, Sendable {
  /// Unlike every other item's on the board.
  public private(set) var id: String

  public private(set) var content: Content

  /// The upright size before scaling, in pixels of the picture; both sides more than 0.
  public let naturalSize: Size

  /// How many columns the item covers; more than there are means all.
  public var span = 1

  /// Whether the item keeps its index when others are moved.
  public var isPinned = false

  /// When the picture was taken: `2024-01-31 12:34:56`, or only the day; nil where it is not known.
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

  /// How the picture fills its cell where that has another shape.
  public var fit = FitMode.natural

  /// Width over height of the cell; nil where it has the picture's shape.
  public var aspect: Double?

  /// The place of the picture that stays in sight where it is cropped; from 0, 0 at the top left to
  /// 1, 1.
  public var focus = Point(x: 0.5, y: 0.5)

  /// As many columns as no board has.
  public static let wholeSpan = 200

  public enum Content: Hashable, Sendable {
    case picture(FilePath)
    case color(Color)
  }

  /// The same item under another id.
  public func called(_ id: String) -> BoardItem { BoardItem(self, id: id, content: content) }

  /// The same item with other contents.
  public func shown(as content: Content) -> BoardItem {
    BoardItem(self, id: id, content: content)
  }

  private init(_ other: BoardItem, id: String, content: Content) {
    self = other
    self.id = id
    self.content = content
  }

  public init(id: String, content: Content, naturalSize: Size) {
    self.id = id
    self.content = content
    self.naturalSize = naturalSize
  }

  /// A size that has the shape of the cell: the natural one, cut to the aspect.
  public var shape: Size {
    guard let aspect else { return naturalSize }
    let width = min(naturalSize.width, naturalSize.height * aspect)
    return Size(width: width, height: width / aspect)
  }
}
