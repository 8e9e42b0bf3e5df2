public import Geometry

/// A header or a footer: a strip across a section, with room around it.
public struct SectionBar: Hashable, Sendable {
  /// In points.
  public let height: Double

  public let insets: EdgeInsets

  /// Whether a header stays in sight as long as its section is.
  public let isSticky: Bool

  /// - Throws: ``LayoutError/length(_:_:allowed:)``.
  public init(height: Double, insets: EdgeInsets = .zero, isSticky: Bool = false)
    throws(LayoutError)
  {
    try LayoutSetting.check(height, as: .barHeight)
    try LayoutSetting.check(insets)
    self.height = height
    self.insets = insets
    self.isSticky = isSticky
  }
}
