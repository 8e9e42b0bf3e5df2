/// Shapes as people write them: `3:4`, `16:9`, `1.91:1`.
public enum AspectText {
  public static let words = "a shape as 3:4 or 16:9"

  /// Width over height; nil where that is no shape, or one of more than a thousand to one.
  public static func aspect(_ text: String) -> Double? {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    let aspect = width / height
    return aspect.isFinite && aspect >= 1e-3 && aspect <= 1e3 ? aspect : nil
  }

  /// Digits with at most one point, more than 0.
  private static func number(_ text: Substring) -> Double? {
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    let points = text.utf8.count { $0 == UInt8(ascii: ".") }
    guard digits > 0, points <= 1, digits + points == text.utf8.count else { return nil }
    return Double(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
