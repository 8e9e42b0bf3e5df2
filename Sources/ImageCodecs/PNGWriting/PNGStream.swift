public import Pixels

/// Writes a PNG, rows in and bytes out, so that neither picture nor file stands in memory.
///
/// Every call returns the bytes that were made so far and not yet returned. The same rows make the
/// same bytes, whatever the calls they come in. A class, since it owns a compressor.
public final class PNGStream {
  private let size: PixelSize
  private let writer: any PNGRowWriter
  private var rowCount = 0

  public init(_ settings: PNGSettings) throws(ImageWritingError) {
    try settings.check()
    size = settings.size
    writer =
      switch settings.compression {
      case .fast, .default: try PNGBandWriter(settings)
      case .small: try PNGLibraryWriter(settings)
      }
  }

  /// Compresses whole rows; of an opaque picture the alpha is not looked at.
  public func encode(_ rows: [Color]) throws(ImageWritingError) -> [UInt8] {
    let count = rows.count / size.width
    precondition(count * size.width == rows.count, "rows of a PNG come whole")
    precondition(rowCount + count <= size.height, "a PNG has no more rows than its header says")
    rowCount += count
    return try writer.write(rows)
  }

  /// Ends the picture, of which every row was given.
  public func finish() throws(ImageWritingError) -> [UInt8] {
    precondition(rowCount == size.height, "a PNG has all the rows its header says")
    return try writer.finish()
  }
}
