import CImageCodecs
import Pixels

/// Hands out the rows of a picture that its library decodes as a whole.
final class CanvasRowReader: RowReader {
  let rowSize: PixelSize
  let warnings: [String] = []
  /// Straight RGBA.
  private let canvas: [UInt8]
  private let transform: ColorTransform?
  private var givenCount = 0

  init(_ canvas: [UInt8], size: PixelSize, transform: ColorTransform?) {
    self.canvas = canvas
    self.transform = transform
    rowSize = size
  }

  func read(into rows: inout [Pixel], capacity rowCount: Int) throws(ImageError) -> Int {
    let count = min(rowCount, rowSize.height - givenCount)
    let pixelCount = count * rowSize.width
    let start = givenCount * rowSize.width * 4
    unsafe rows.withUnsafeMutableBytes { buffer in
      unsafe canvas.withUnsafeBytes { source in
        unsafe buffer.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: source[start..<(start + pixelCount * 4)]))
      }
      guard let base = buffer.baseAddress, pixelCount > 0 else { return }
      let pixels = unsafe base.assumingMemoryBound(to: UInt8.self)
      if let transform {
        unsafe codec_color_transform_apply(transform.pointer, pixels, pixels, pixelCount)
      }
      unsafe codec_rows_premultiply(pixels, pixelCount)
    }
    givenCount += count
    return count
  }
}
