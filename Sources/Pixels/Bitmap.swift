/// A rectangle of premultiplied pixels, row after row from the top, each row from the left.
public struct Bitmap: Hashable, Sendable {
  public let size: PixelSize

  /// `size.width * size.height` pixels.
  public var pixels: [Pixel]

  public init(size: PixelSize, filledWith pixel: Pixel = .clear) {
    precondition(size.width >= 0 && size.height >= 0, "a bitmap has no negative side")
    self.size = size
    pixels = Array(repeating: pixel, count: size.width * size.height)
  }

  public init(size: PixelSize, pixels: [Pixel]) {
    precondition(pixels.count == size.area, "a bitmap has width times height pixels")
    self.size = size
    self.pixels = pixels
  }

  public var width: Int { size.width }
  public var height: Int { size.height }

  /// The pixel in column `x` and row `y`, both from 0.
  public subscript(x: Int, y: Int) -> Pixel {
    @inlinable get { pixels[y * size.width + x] }
    set { pixels[y * size.width + x] = newValue }
  }
}
