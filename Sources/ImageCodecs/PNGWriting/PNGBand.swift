/// Rows of a PNG as a finished chunk, made without a look at other rows.
///
/// A picture of which some rows change is its other bands as they are and the changed ones made anew,
/// joined by ``PNGFile``.
public struct PNGBand: Hashable, Sendable {
  /// One `IDAT` chunk, with its length, name and checksum.
  public let chunk: [UInt8]

  public let rowCount: Int

  /// The checksum of what the rows were filtered to. Source: RFC 1950, 9.
  let adler: UInt32

  /// What the rows were filtered to, in bytes.
  let filteredCount: Int
}
