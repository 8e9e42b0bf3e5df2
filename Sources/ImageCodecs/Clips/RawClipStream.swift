import Pixels

/// Writes red, green, blue and alpha of each pixel, frame after frame, and nothing else.
///
/// A held frame is repeated in one piece; who wants less memory gives it in parts.
public struct RawClipStream: ClipStream {
  public init() {}

  public mutating func append(_ frame: ClipFrame) throws(ImageWritingError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frame.image.colors.count * 4 * frame.ticks)
    for _ in 0..<frame.ticks {
      for color in frame.image.colors {
        bytes.append(color.red)
        bytes.append(color.green)
        bytes.append(color.blue)
        bytes.append(color.alpha)
      }
    }
    return bytes
  }

  public mutating func finish() throws(ImageWritingError) -> ClipEnding { ClipEnding(bytes: []) }
}
