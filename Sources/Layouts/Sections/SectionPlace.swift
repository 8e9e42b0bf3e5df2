public import Geometry

/// Where a section is on its board.
public struct SectionPlace: Hashable, Sendable {
  /// From the room above the header to the room below the footer, as wide as the board: what a
  /// background fills.
  public let frame: Rect

  public let header: Rect?
  public let footer: Rect?

  /// The line at the end of the section.
  public let separator: Rect?

  /// The section's items among all items of the board.
  public let itemIndexes: Range<Int>

  public let columnCount: Int

  /// Whether the header stays in sight as long as the section is.
  public let hasStickyHeader: Bool

  /// Where the header is drawn when the board is scrolled: at its place, or at the top of the view
  /// as long as the section reaches below it.
  ///
  /// - Parameter offset: of the top of the view, in points from the top of the board.
  public func header(atScrollOffset offset: Double) -> Rect? {
    guard var header else { return nil }
    if hasStickyHeader {
      header.y = max(header.y, min(offset, frame.maxY - header.height))
    }
    return header
  }
}
