import CImageCodecs
import Pixels

/// Hands out the rows of a picture that its library decodes as a whole.
final class CanvasRowReader: RowReader {
  let rowSize: PixelSize
  let warnings: [String] = []
  private let canvas: FrameCanvas
  private let transform: ColorTransform?
  private var givenCount = 0

  private let isStraight: Bool

  init(_ canvas: FrameCanvas, transform: ColorTransform?, isStraight: Bool) {
    self.isStraight = isStraight
    self.canvas = canvas
    self.transform = transform
    rowSize = canvas.size
  }

  func read(into rows: inout [Pixel], capacity rowCount: Int) throws(ImageError) -> Int {
    let count = min(rowCount, rowSize.height - givenCount)
    let pixelCount = count * rowSize.width
    let start = givenCount * rowSize.width * 4
    unsafe rows.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress, pixelCount > 0 else { return }
      unsafe base.copyMemory(from: canvas.pixels + start, byteCount: pixelCount * 4)
      let pixels = unsafe base.assumingMemoryBound(to: UInt8.self)
      if let transform {
        unsafe codec_color_transform_apply(transform.pointer, pixels, pixels, pixelCount)
      }
      if !isStraight { unsafe codec_rows_premultiply(pixels, pixelCount) }
    }
    givenCount += count
    return count
  }
}
