import CRasterKernels
import Pixels

/// A canvas on an opaque background, of eight bits a channel.
struct OpaqueCanvas: Canvas {
  private let area: PixelArea
  private var pixels: [Pixel]

  init(_ area: PixelArea, background: Color) {
    self.area = area
    pixels = Array(repeating: Pixel(background), count: area.columns.count * area.rows.count)
  }

  mutating func fill(_ columns: Range<Int>, row: Int, with source: DeepPixel) {
    let first = index(column: columns.lowerBound, row: row)
    let range = first..<(first + columns.count)
    if source.isOpaque {
      let pixel = Self.lay(source, over: .clear)
      for index in range { pixels[index] = pixel }
    } else if source != .clear {
      for index in range { pixels[index] = Self.lay(source, over: pixels[index]) }
    }
  }

  mutating func lay(_ sources: [DeepPixel], column: Int, row: Int) {
    let first = index(column: column, row: row)
    for (offset, source) in sources.enumerated() {
      pixels[first + offset] = Self.lay(source, over: pixels[first + offset])
    }
  }

  mutating func lay(_ source: [Pixel], _ part: Range<Int>, column: Int, row: Int) {
    let first = index(column: column, row: row)
    precondition(
      part.lowerBound >= 0 && part.upperBound <= source.count
        && first + part.count <= pixels.count, "a row lies within its picture and its canvas")
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { source in
        guard let target = target.baseAddress, let source = source.baseAddress else { return }
        unsafe raster_lay(target + 4 * first, source + 4 * part.lowerBound, part.count)
      }
    }
  }

  var colors: [Color] {
    // An opaque pixel is stored like its color.
    unsafe pixels.withUnsafeBytes { bytes in unsafe Array(bytes.bindMemory(to: Color.self)) }
  }

  private func index(column: Int, row: Int) -> Int {
    precondition(area.columns.contains(column) || column == area.columns.upperBound)
    return (row - area.rows.lowerBound) * area.columns.count + column - area.columns.lowerBound
  }

  /// Source-over, rounded to eight bits once.
  private static func lay(_ source: DeepPixel, over below: Pixel) -> Pixel {
    let sum = source.wide &* 255 &+ below.channels &* UInt32(DeepPixel.one &- source.alpha)
    // Divided by 256 and by 255.
    let t = (sum &+ 32640) &>> 8
    return Pixel(channels: (t &+ (t &>> 8) &+ 1) &>> 8)
  }
}
