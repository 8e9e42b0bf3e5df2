import CMoreImageCodecs
import Pixels

/// The memory that a library decodes a whole picture to: straight RGBA, clear at first.
///
/// A class, since it owns memory that the system gives only when it is written to, so that a small
/// file that promises a large picture costs no more than what it really holds.
@safe
final class FrameCanvas {
  let size: PixelSize
  let pixels: UnsafeMutablePointer<UInt8>

  init(size: PixelSize) throws(ImageError) {
    guard let pixels = unsafe frame_canvas_create(size.width, size.height) else {
      throw .outOfMemory
    }
    self.size = size
    unsafe self.pixels = pixels
  }

  deinit {
    unsafe frame_canvas_destroy(pixels)
  }
}
