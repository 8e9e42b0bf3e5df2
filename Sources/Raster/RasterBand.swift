public import Pixels

/// Some rows of a picture.
public struct RasterBand: Hashable, Sendable {
  public let rows: Range<Int>

  /// In pixels.
  public let width: Int

  /// Not multiplied by alpha, as a picture file stores them; clear black where alpha is 0.
  public let colors: [Color]

  public var bitmap: Bitmap {
    Bitmap(
      size: PixelSize(width: width, height: rows.count), pixels: colors.map { Pixel($0) })
  }
}
