import ImageCodecs
import Pixels

/// What a decoder made of a clip.
struct DecodedClip {
  struct Frame {
    /// The whole canvas, as it is seen while the frame is.
    var image: StraightBitmap
    /// In the unit of the format.
    var delay: Int
    /// What the file has for this frame.
    var box: PixelBox
  }

  var size: PixelSize
  var frames: [Frame] = []

  /// Nil where the file says nothing.
  var loopCount: Int?

  /// Colors that the file declares for all frames.
  var palette: [Color] = []
}
