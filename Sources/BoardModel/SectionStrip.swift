public import Geometry
public import Pixels

/// The header or the footer of a section: room across the board.
public struct SectionStrip: Hashable, Sendable {
  /// In points.
  public var height: Double

  public var insets = EdgeInsets.zero

  /// Whether a header stays in sight as long as its section is.
  public var isSticky = false

  /// nil for none; in the middle of the height.
  public var text: TextTemplate?

  /// The font's em, in points.
  public var textSize = 0.0

  /// nil for one that can be read on what lies below.
  public var textColor: Color?

  public var alignment = Alignment.natural

  public init(height: Double) {
    self.height = height
  }

  /// What a text of some size stands in when nobody says so, in points.
  public static func height(forTextSize size: Double) -> Double {
    (size * 1.25).rounded(.up) + 12
  }
}
