public import Geometry
public import Pixels

/// What a board.json says, before any file it names has been looked at.
public struct BoardFile: Hashable, Sendable {
  public var overrides: BoardOverrides
  public var items: [Entry]

  /// One element of `items`; several pictures where it is a folder or a pattern.
  public enum Entry: Hashable, Sendable {
    /// A picture, a folder or a pattern with `*`, `?` or `[…]`, relative to the board file's folder.
    case path(String)
    case item(Item)
  }

  public struct Item: Hashable, Sendable {
    public var id: String?
    public var source: String?

    /// Of a placeholder; beside a source only a hint.
    public var size: Size?
    public var color: Color?
  }

  public init(overrides: BoardOverrides, items: [Entry]) {
    self.overrides = overrides
    self.items = items
  }
}
