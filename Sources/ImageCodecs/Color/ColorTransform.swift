import CImageCodecs

/// Makes sRGB of the colors of one space, in rows of one layout.
///
/// A class, since it owns memory of the C target. What it owns never changes, so that several
/// threads may use it at once.
@safe
final class ColorTransform: @unchecked Sendable {
  let pointer: OpaquePointer

  init(owning pointer: OpaquePointer) {
    unsafe self.pointer = pointer
  }

  deinit {
    unsafe codec_color_transform_destroy(pointer)
  }
}
