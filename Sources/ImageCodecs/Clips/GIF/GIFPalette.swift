import Pixels

/// The colors of a GIF, and which of them comes nearest to another.
struct GIFPalette {
  /// A color table has 256 entries; one stands for what is not drawn.
  static let capacity = 255

  let colors: [Color]

  /// Index by ``Color/number``, or ``unknown``: what a frame asks for is mostly asked for again.
  private var known = Array(repeating: GIFPalette.unknown, count: 1 << 24)

  /// No color has this index, as it is the one behind ``capacity``.
  private static let unknown: UInt8 = 255

  /// The best colors for all that a histogram has seen; exactly those it has seen when they are few.
  init(_ histogram: ColorHistogram) {
    if let colors = histogram.fewColors {
      self.init(colors)
    } else {
      self.init(ColorClusters(histogram.weightedColors, count: Self.capacity).colors)
    }
  }

  init(_ colors: [Color]) {
    precondition(colors.count <= Self.capacity, "a palette has 255 colors")
    self.colors = colors
  }

  /// The index of pixels that are not drawn.
  var clear: UInt8 { UInt8(colors.count) }

  /// Whether a pixel is drawn: a GIF cannot draw it by half.
  @inline(__always)
  static func isSeen(_ color: Color) -> Bool { color.alpha >= 128 }

  /// The index of each pixel.
  mutating func indices(of image: StraightBitmap) -> [UInt8] {
    var indices = Array(repeating: clear, count: image.colors.count)
    let pixels = image.colors.span
    for pixel in pixels.indices where Self.isSeen(pixels[pixel]) {
      indices[pixel] = nearest(to: pixels[pixel])
    }
    return indices
  }

  /// The index of the nearest color, of equally near ones the first.
  @inline(__always)
  mutating func nearest(to color: Color) -> UInt8 {
    let number = Int(color.number)
    let index = known[number]
    if index != Self.unknown { return index }
    let found = search(color)
    known[number] = found
    return found
  }

  private func search(_ color: Color) -> UInt8 {
    var (best, bestDistance) = (0, Int32.max)
    for index in colors.indices {
      let red = Int32(color.red) - Int32(colors[index].red)
      let green = Int32(color.green) - Int32(colors[index].green)
      let blue = Int32(color.blue) - Int32(colors[index].blue)
      let distance = red &* red &+ green &* green &+ blue &* blue
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return UInt8(best)
  }
}
