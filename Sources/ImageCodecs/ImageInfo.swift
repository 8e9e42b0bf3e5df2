public import Pixels

/// What a picture's headers say.
public struct ImageInfo: Hashable, Sendable {
  public let format: ImageFormat

  /// The size as stored.
  public let codedSize: PixelSize

  /// How the stored picture is to be turned; `.topLeft` where the file says nothing that is valid.
  public let orientation: Orientation

  /// Whether some pixel may be transparent.
  public let hasAlpha: Bool

  /// Whether the file is marked as made by this program.
  public let isOwnOutput: Bool

  /// When the picture was taken, as its Exif says: `2024-01-31 12:34:56`.
  public var captureDate: String?

  /// How many bytes a decoder holds of the whole picture at once, about; 0 where a few rows are enough.
  ///
  /// Those who decode several pictures at the same time add them up.
  public var heldByteCount = 0

  /// The size as seen.
  public var size: PixelSize { orientation.swapsSides ? codedSize.transposed : codedSize }

  /// The same, for those who want the picture as stored.
  var ignoringOrientation: ImageInfo {
    ImageInfo(
      format: format, codedSize: codedSize, orientation: .topLeft, hasAlpha: hasAlpha,
      isOwnOutput: isOwnOutput, captureDate: captureDate, heldByteCount: heldByteCount)
  }

  /// Bytes for all stored pixels, or `Int.max` where they cannot be counted.
  static func byteCount(of size: PixelSize, bytesPerPixel: Int) -> Int {
    let (count, overflows) = size.area.multipliedReportingOverflow(by: bytesPerPixel)
    return overflows ? .max : count
  }

  /// What `Software` of a PNG says where this program made it.
  static let ownMark = "waterfall"

  /// The comment of a JPEG that this program made.
  static let ownComment = "Software=waterfall"
}
