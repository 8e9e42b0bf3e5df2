public import Geometry
public import Pixels

/// What a board.json says, before any file it names has been looked at.
public struct BoardFile: Hashable, Sendable {
  public var overrides: BoardOverrides

  /// At least one; a board without sections has one that is like none.
  public var sections: [Section]

  /// Items that stand together, and what is said of them.
  public struct Section: Hashable, Sendable {
    /// Says nothing yet of how many items there are.
    public var settings: BoardSection

    /// Whether the insets are said, so that a preset's do not count.
    public var hasInsets = false

    public var items: [Entry]

    public init(settings: BoardSection = BoardSection(itemCount: 0), items: [Entry]) {
      self.settings = settings
      self.items = items
    }
  }

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

    /// How many columns the item covers.
    public var span = 1

    /// Whether the item keeps its index when others are moved.
    public var isPinned = false

    public var caption: String?
    public var style = StyleOverrides()
    public var badge: Badge?

    /// Nil where it is that of the board.
    public var fit: FitMode?

    /// Width over height of the cell.
    public var aspect: Double?

    /// Nil for the middle.
    public var focus: Point?
  }

  public init(overrides: BoardOverrides, sections: [Section]) {
    self.overrides = overrides
    self.sections = sections
  }

  /// The entries of all sections.
  public var items: [Entry] { sections.flatMap(\.items) }
}
