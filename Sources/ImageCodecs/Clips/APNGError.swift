/// Why a file is no APNG that can be played, or not a right one.
public enum APNGError: Error, Hashable, Sendable {
  /// It does not begin as a PNG.
  case notAPNG

  /// A PNG that holds one picture and no clip.
  case noClip

  /// The file cannot be read.
  case unreadable(errno: Int32)

  /// The file ends within a chunk, or before the last one.
  case cutOff

  /// Bytes follow the last chunk.
  case bytesAfterEnd(Int)

  /// A chunk's checksum is not that of its content.
  case badChecksum(chunk: String)

  /// A chunk that is not as long as its kind is, or longer than any may be.
  case badLength(chunk: String)

  /// A chunk stands where none of its kind may, or a second time.
  case misplaced(chunk: String)

  /// Pixels cannot be read without knowing what such a chunk is.
  case unknownChunk(String)

  /// The header says what no PNG can have.
  case badHeader

  /// Chunks are numbered from 0 on, without gaps.
  case badNumber(found: Int, expected: Int)

  /// There are not as many frames as the file says.
  case badFrameCount(found: Int, expected: Int)

  /// A frame's rectangle has no pixel, or does not lie within the picture; the first frame's is not the
  /// whole picture, which it must be where its pixels are those of the PNG.
  case badBox(frame: Int)

  /// A frame disposes or blends in a way that is not known.
  case badOperation(frame: Int)

  /// No pixels follow what is said of a frame.
  case noPixels(frame: Int)

  /// The clip takes more pixels than allowed.
  case tooLarge(limit: Int)

  /// A frame's pixels cannot be decoded.
  case picture(frame: Int, ImageError)
}
