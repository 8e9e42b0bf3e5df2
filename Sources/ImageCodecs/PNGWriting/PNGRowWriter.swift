import Pixels

/// A way of compressing rows that come in any number at a time.
protocol PNGRowWriter: AnyObject {
  /// Bytes that were made so far and not yet returned; the rows are whole.
  func write(_ rows: [Color]) throws(ImageWritingError) -> [UInt8]

  /// The rest, after the last row.
  func finish() throws(ImageWritingError) -> [UInt8]
}
