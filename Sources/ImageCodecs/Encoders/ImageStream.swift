public import Pixels

/// Writes a picture, rows in and bytes out, so that neither picture nor file stands in memory.
///
/// Every call returns the bytes that were made so far and not yet returned. The same rows make the
/// same bytes, whatever the calls they come in.
public protocol ImageStream {
  /// Compresses whole rows.
  func encode(_ rows: [Color]) throws(ImageWritingError) -> [UInt8]

  /// Ends the picture, of which every row was given.
  func finish() throws(ImageWritingError) -> [UInt8]
}
