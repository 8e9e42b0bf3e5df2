public import Geometry
public import Pixels

/// A part of a board with settings of its own; what is nil is as on the rest of the board.
public struct BoardSection: Hashable, Sendable {
  public var id: String?

  /// How many of the board's items are in the section, after those of the sections before.
  public var itemCount: Int

  /// Whether items stay as they are when others are moved.
  public var isLocked = false

  public var columns: ColumnRule?
  public var columnGap: Double?
  public var rowGap: Double?

  /// Around the section's items.
  public var insets = EdgeInsets.zero

  public var header: SectionStrip?
  public var footer: SectionStrip?

  /// Whether a line ends the section.
  public var hasSeparator = false

  /// Behind all of the section.
  public var background: Color?

  /// How many items the section has on the whole board, of which this may be a part.
  var wholeCount: Int?

  public init(itemCount: Int) {
    self.itemCount = itemCount
  }

  /// What a header or footer says, the number of items filled in; empty for nothing.
  public func text(of strip: SectionStrip?) -> String {
    strip?.text?.filled { _ in String(wholeCount ?? itemCount) } ?? ""
  }

  /// Whether nothing is said of the section but its items.
  var isPlain: Bool {
    var plain = BoardSection(itemCount: itemCount)
    plain.wholeCount = wholeCount
    return self == plain
  }
}
