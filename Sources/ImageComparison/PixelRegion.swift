/// A rectangle of whole pixels.
public struct PixelRegion: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The part of the columns from 0 to `limit` that it covers.
  func columns(upTo limit: Int) -> Range<Int> { PixelRegion.span(x, width, limit) }

  func rows(upTo limit: Int) -> Range<Int> { PixelRegion.span(y, height, limit) }

  private static func span(_ start: Int, _ length: Int, _ limit: Int) -> Range<Int> {
    let (end, overflows) = start.addingReportingOverflow(max(0, length))
    let first = min(max(0, start), limit)
    return first..<max(first, min(overflows ? limit : end, limit))
  }

  /// The smallest region that holds both.
  func union(_ other: PixelRegion) -> PixelRegion {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRegion(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
