public import Pixels

/// The rows of one picture, from the top, as stored: not yet upright, but premultiplied.
///
/// A class, since it holds a decoder that is halfway through a file. Of a JPEG in one scan only a few
/// rows stand in memory; of others what ``ImageInfo/heldByteCount`` says.
public final class ImageRows {
  public let info: ImageInfo

  /// The size as decoded: stored size, shrunk and rounded up.
  public let rowSize: PixelSize

  /// How much of `rowSize` the picture covers, when a shrunk one ends within its last row and
  /// column: stored size times scale, not rounded.
  public let extent: (width: Double, height: Double)

  private let reader: any RowReader
  private let ownWarnings: [String]
  private let allowsTruncation: Bool
  private var rowCount = 0
  /// How many stored rows there are of a picture that is cut off, and given nevertheless.
  private var cutAfterRows: Int?

  init(
    info: ImageInfo, extent: (width: Double, height: Double), reader: any RowReader,
    warnings: [String] = [], allowsTruncation: Bool = false
  ) {
    self.info = info
    self.extent = extent
    self.reader = reader
    ownWarnings = warnings
    self.allowsTruncation = allowsTruncation
    rowSize = reader.rowSize
  }

  /// What is not as it should be, but cost no pixel so far, or only those that may be missing.
  public var warnings: [String] {
    let cut = cutAfterRows.map { "only \($0) of its \(info.codedSize.height) rows are there" }
    return [cut].compactMap { $0 } + ownWarnings + reader.warnings
  }

  /// Decodes the next rows into the beginning of an array, which grows if it is too small.
  ///
  /// - Returns: How many rows; 0 at the end of a picture that was whole.
  /// - Throws: An error for a picture that is cut or corrupt, at the latest instead of that 0.
  public func read(
    into rows: inout [Pixel], capacity rowCount: Int
  ) throws(ImageError) -> Int {
    precondition(rowCount > 0, "rows are read one or more at a time")
    let missing = rowCount * rowSize.width - rows.count
    if missing > 0 { rows.append(contentsOf: repeatElement(.clear, count: missing)) }
    let count = try readOrFill(&rows, capacity: rowCount)
    self.rowCount += count
    return count
  }

  private func readOrFill(_ rows: inout [Pixel], capacity: Int) throws(ImageError) -> Int {
    if cutAfterRows == nil {
      do {
        return try reader.read(into: &rows, capacity: capacity)
      } catch {
        guard allowsTruncation, rowCount > 0, case .truncated(_, let wholeRows) = error else {
          throw error
        }
        cutAfterRows = wholeRows
      }
    }
    let count = min(capacity, rowSize.height - rowCount)
    for index in 0..<(count * rowSize.width) { rows[index] = .clear }
    return count
  }

  /// All rows as an upright picture; called before any row is read.
  func readBitmap(limit: PixelLimit) throws(ImageError) -> Bitmap {
    try checkBitmapBytes(limit: limit)
    if info.orientation == .topLeft { return try readStoredBitmap() }

    let size = info.orientation.swapsSides ? rowSize.transposed : rowSize
    var bitmap = Bitmap(size: size)
    var band: [Pixel] = []
    var y = 0
    while true {
      let count = try read(into: &band, capacity: 16)
      if count == 0 { return bitmap }
      bitmap.place(band, rows: y..<(y + count), of: rowSize, orientation: info.orientation)
      y += count
    }
  }

  /// Refuses a picture of which all pixels together take more than the most bytes.
  func checkBitmapBytes(limit: PixelLimit) throws(ImageError) {
    let (byteCount, overflows) = rowSize.area.multipliedReportingOverflow(by: 4)
    if overflows || byteCount > limit.maximumBytes {
      throw .needsTooMuchMemory(bytes: overflows ? .max : byteCount, limit: limit.maximumBytes)
    }
  }

  private func readStoredBitmap() throws(ImageError) -> Bitmap {
    var pixels: [Pixel] = []
    _ = try read(into: &pixels, capacity: rowSize.height)
    var more: [Pixel] = []
    // One more at the end, which tells whether the picture was whole.
    while true {
      let start = rowCount * rowSize.width
      let count = try read(into: &more, capacity: max(1, rowSize.height - rowCount))
      if count == 0 { return Bitmap(size: rowSize, pixels: pixels) }
      pixels.replaceSubrange(start..., with: more.prefix(count * rowSize.width))
    }
  }
}
