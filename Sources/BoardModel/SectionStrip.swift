public import Geometry

/// The header or the footer of a section: room across the board.
public struct SectionStrip: Hashable, Sendable {
  /// In points.
  public var height: Double

  public var insets = EdgeInsets.zero

  /// Whether a header stays in sight as long as its section is.
  public var isSticky = false

  public init(height: Double) {
    self.height = height
  }
}
