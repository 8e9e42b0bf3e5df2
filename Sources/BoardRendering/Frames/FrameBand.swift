import ImageCodecs
import Pixels
import Synchronization

/// Some rows of a frame, drawn and compressed once and used by every frame in which they are the same.
///
/// A class, since the next frame may take it over before it is drawn.
final class FrameBand: Sendable {
  struct Content: Sendable {
    let colors: [Color]

    /// Where it becomes part of a PNG.
    let png: PNGBand?
  }

  let rows: Range<Int>
  private let drawn = Mutex<Content?>(nil)

  init(rows: Range<Int>) {
    self.rows = rows
  }

  /// Nil until it is drawn.
  var content: Content? {
    get { drawn.withLock { $0 } }
    set { drawn.withLock { $0 = newValue } }
  }
}
