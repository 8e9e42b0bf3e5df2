public import Pixels

/// Brings a picture to another size while its rows arrive from the top.
///
/// Lanczos-3 widened by the scale where an axis shrinks, Catmull-Rom where it grows, nothing at 1:1.
/// First rows are summed into the few target rows that they touch, then a finished row is summed
/// sideways. Between the two a channel has sixteen bits, six of them fractional, and may lie
/// outside 0 to 255; it is cut once, at the end. Memory is that of the result and a few source rows.
public struct Resampler: Sendable {
  private let targetSize: PixelSize
  private var rows: RowResampler
  private var columns: ColumnResampler
  private var pixels: [Pixel] = []

  /// Prepares for a picture whose rows arrive in `rowSize`, of which the target shows `extent`, in
  /// the same pixels, from the top left corner.
  public init(rowSize: PixelSize, extent: (width: Double, height: Double), target: PixelSize) {
    precondition(
      rowSize.width > 0 && rowSize.height > 0 && target.width > 0 && target.height > 0
        && extent.width > 0 && extent.height > 0, "neither picture is empty")
    targetSize = target
    rows = RowResampler(size: rowSize, extent: extent.height, targetHeight: target.height)
    columns = ColumnResampler(
      width: rowSize.width, extent: extent.width, targetWidth: target.width)
    pixels.reserveCapacity(target.width * target.height)
  }

  /// Roughly how many bytes are taken beside the result, rather too many than too few.
  public static func workingByteCount(from rowSize: PixelSize, to target: PixelSize) -> Int {
    // Eight rows of sums, a few of pixels and one of sixteen bits, each with its weights; the weights
    // of the other axis; for each target row and column an array while its weights are computed.
    160 * rowSize.width + 32 * rowSize.height + 100 * (target.width + target.height)
  }

  /// Takes the next `count` rows; many at a time are quicker. Rows beyond the last are ignored.
  public mutating func add(_ source: [Pixel], count: Int) {
    rows.add(source, count: count) { sums, bits in
      columns.appendRow(of: sums, bits: bits, to: &pixels)
    }
  }

  /// The picture in its new size; clear where rows did not arrive.
  public consuming func finish() -> Bitmap {
    let missing = targetSize.area - pixels.count
    // Appending nothing would still copy pixels that the caller's own variable keeps alive.
    if missing > 0 { pixels.append(contentsOf: repeatElement(.clear, count: missing)) }
    return Bitmap(size: targetSize, pixels: pixels)
  }
}
