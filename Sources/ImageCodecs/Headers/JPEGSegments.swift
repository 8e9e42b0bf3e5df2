/// The segments of a JPEG before its pixels, found by their lengths.
///
/// A thumbnail has headers of its own, so nothing is ever searched for inside of a segment.
/// Source: ITU-T T.81, B.1.1.
struct JPEGSegments {
  struct Segment {
    /// The marker's second byte.
    let marker: UInt8
    /// Where what follows the length is in the file.
    let payload: Range<Int>
  }

  private static let endOfImage: UInt8 = 0xD9
  /// Markers without a length: TEM and the restarts.
  private static let bareMarkers: [UInt8] = [0x01] + Array(0xD0...0xD7)
  /// Bytes between segments that are forgiven.
  private static let mostJunk = 1 << 20

  var window: HeaderWindow
  /// Behind the marker that begins the picture.
  private var position = 2
  private var junkCount = 0

  init(of image: EncodedImage) {
    window = HeaderWindow(image)
  }

  /// The next segment that has a length; a file without one is cut or corrupt.
  mutating func next() throws(ImageError) -> Segment {
    while true {
      let marker = try nextMarker()
      if JPEGSegments.bareMarkers.contains(marker) { continue }
      if marker == JPEGSegments.endOfImage { throw .corrupt(.jpeg, "there is no picture in it") }
      let length = try bytes(count: 2).bigEndianValue
      guard length >= 2 else { throw .corrupt(.jpeg, "a segment has no length") }
      let payload = position..<(position + length - 2)
      position = payload.upperBound
      return Segment(marker: marker, payload: payload)
    }
  }

  /// The bytes of a segment, all of them or an error.
  mutating func payload(of segment: Segment) throws(ImageError) -> ArraySlice<UInt8> {
    let bytes = try window.bytes(
      at: segment.payload.lowerBound, count: segment.payload.count, ahead: 0)
    guard bytes.count == segment.payload.count else { throw .truncated(.jpeg, wholeRows: 0) }
    return bytes
  }

  /// Any number of 0xFF may stand before a marker; what is no marker is passed over, as libjpeg
  /// does.
  private mutating func nextMarker() throws(ImageError) -> UInt8 {
    while true {
      while try bytes(count: 1).first != 0xFF { try countJunk() }
      var marker = try bytes(count: 1).bigEndianValue
      while marker == 0xFF { marker = try bytes(count: 1).bigEndianValue }
      if marker != 0 { return UInt8(truncatingIfNeeded: marker) }
      try countJunk()
    }
  }

  private mutating func countJunk() throws(ImageError) {
    junkCount += 1
    if junkCount > JPEGSegments.mostJunk { throw .corrupt(.jpeg, "no headers are found") }
  }

  private mutating func bytes(count: Int) throws(ImageError) -> ArraySlice<UInt8> {
    let bytes = try window.bytes(at: position, count: count, ahead: 2046)
    guard bytes.count == count else { throw .truncated(.jpeg, wholeRows: 0) }
    position += count
    return bytes
  }
}
