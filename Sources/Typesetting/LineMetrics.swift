/// The heights of a line, in points; of all lines of a size, whatever their text.
public struct LineMetrics: Hashable, Sendable {
  /// From the upper edge to the baseline.
  public let ascent: Double

  /// From the baseline to the lower edge.
  public let descent: Double

  public var height: Double { ascent + descent }
}
