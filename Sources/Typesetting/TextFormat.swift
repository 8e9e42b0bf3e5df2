/// How a text is set.
public struct TextFormat: Hashable, Sendable {
  /// The font's em, in points.
  public var size: Double

  /// At least one; what goes beyond is shortened.
  public var maximumLines: Int

  public var alignment: TextAlignment

  /// From baseline to baseline, in points; nil for what the font's letters need.
  public var lineHeight: Double?

  /// Whether line breaks in the text begin a new line; else they are shown as control characters are.
  public var keepsLineBreaks: Bool

  /// The name of the fonts to use, as the typesetter knows them; nil for its usual ones.
  public var font: String?

  /// Pixels a point: a line may be wider than its room by a 64th of a pixel.
  public var scale: Double

  public init(
    size: Double, maximumLines: Int = 1, alignment: TextAlignment = .natural,
    lineHeight: Double? = nil, keepsLineBreaks: Bool = false, scale: Double = 1
  ) {
    self.size = size
    self.maximumLines = maximumLines
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.keepsLineBreaks = keepsLineBreaks
    self.scale = scale
  }
}
