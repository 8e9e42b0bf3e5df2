import Pixels

/// What one picture may cost; each is checked before the memory is taken.
public struct PixelLimit: Hashable, Sendable {
  /// Most pixels, as stored.
  public var maximumPixels: Int

  /// Most bytes that a decoder may take for itself, and most bytes of a decoded bitmap.
  ///
  /// A JPEG in several scans takes up to 6 bytes a pixel, an interlaced PNG 4 or 8, an ordinary PNG of
  /// up to 128 MB of rows these and its file, a WebP 8 and its file, a GIF 4, a HEIC or AVIF about
  /// 10, or 16 with more than 8 bits, others a few rows.
  public var maximumBytes: Int

  /// Most scans of a progressive JPEG: a small file can ask for thousands of passes.
  public var maximumScans: Int

  public init(
    maximumPixels: Int = 200_000_000, maximumBytes: Int = 512 << 20, maximumScans: Int = 100
  ) {
    self.maximumPixels = maximumPixels
    self.maximumBytes = maximumBytes
    self.maximumScans = maximumScans
  }

  /// Refuses what takes more than the most bytes.
  func check(bytes: Int) throws(ImageError) {
    if bytes > maximumBytes { throw .needsTooMuchMemory(bytes: bytes, limit: maximumBytes) }
  }

  func check(_ info: ImageInfo) throws(ImageError) {
    if info.codedSize.area > maximumPixels {
      throw .tooLarge(info.size, limit: maximumPixels)
    }
  }
}
