public import Pixels

/// Writes a PNG.
///
/// A class, since it owns a compressor.
public final class PNGStream: ImageStream {
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
