/// A rectangle of colors that are not multiplied by their alpha, as most files store them: row after
/// row from the top, each row from the left.
///
/// What a file says of a color that is hardly seen survives here, so pictures are compared in it.
public struct StraightBitmap: Hashable, Sendable {
  public let size: PixelSize

  /// `size.width * size.height` colors.
  public var colors: [Color]

  public init(size: PixelSize, filledWith color: Color = .clear) {
    precondition(size.width >= 0 && size.height >= 0, "a bitmap has no negative side")
    self.size = size
    colors = Array(repeating: color, count: size.width * size.height)
  }

  public init(size: PixelSize, colors: [Color]) {
    precondition(colors.count == size.area, "a bitmap has width times height colors")
    self.size = size
    self.colors = colors
  }

  /// Each pixel as the color that comes nearest to it.
  public init(_ bitmap: Bitmap) {
    self.init(size: bitmap.size, colors: bitmap.pixels.map { Color($0) })
  }

  public var width: Int { size.width }
  public var height: Int { size.height }

  /// The color in column `x` and row `y`, both from 0.
  public subscript(x: Int, y: Int) -> Color {
    @inlinable get { colors[y * size.width + x] }
    set { colors[y * size.width + x] = newValue }
  }
}
