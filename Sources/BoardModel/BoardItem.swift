public import Geometry
public import Pixels

/// A picture or a coloured placeholder on a board.
public struct BoardItem: Hashable, Sendable {
  /// Unlike every other item's on the board.
  public let id: String

  public let content: Content

  /// The upright size before scaling, in pixels of the picture; both sides more than 0.
  public let naturalSize: Size

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
