/// A width and a height, in pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Width times height, or `Int.max` where that does not fit.
  public var area: Int {
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? .max : area
  }

  /// The same rectangle lying on its side.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }
}
