import CImageCodecs
import Pixels

/// Filters and compresses rectangles of pixels, for the chunks of an APNG.
///
/// A class, since it owns memory that it uses again for each rectangle; one thread at a time uses it.
@safe
final class PNGFrameEncoder {
  private let encoder: OpaquePointer
  private let isOpaque: Bool

  init(isOpaque: Bool) throws(ImageWritingError) {
    guard let encoder = unsafe codec_png_frame_encoder_create() else { throw .outOfMemory }
    unsafe self.encoder = encoder
    self.isOpaque = isOpaque
  }

  deinit {
    unsafe codec_png_frame_encoder_destroy(encoder)
  }

  /// - Parameter box: Within the image; at least one pixel.
  func encode(_ box: PixelBox, of image: StraightBitmap) throws(ImageWritingError) -> [UInt8] {
    precondition(
      !box.isEmpty && box.columns.upperBound <= image.width && box.rows.upperBound <= image.height,
      "a frame lies within its image")
    let first = 4 * (box.rows.lowerBound * image.width + box.columns.lowerBound)
    let bytes = unsafe image.colors.withUnsafeBytes { buffer -> [UInt8]? in
      guard let start = buffer.baseAddress else { return nil }
      var frame = unsafe CodecPNGFrame(
        colors: start.assumingMemoryBound(to: UInt8.self) + first, width: box.columns.count,
        height: box.rows.count, stride: image.width, is_opaque: isOpaque)
      let count = unsafe codec_png_frame_encode(encoder, &frame)
      guard count > 0 else { return nil }
      return unsafe [UInt8](
        UnsafeBufferPointer(start: codec_png_frame_bytes(encoder), count: count))
    }
    guard let bytes else { throw .outOfMemory }
    return bytes
  }
}
