import Geometry
import Layouts

/// What our engine makes of a case.
struct PeerResult {
  var frames: [Rect] = []

  /// The first column of each item; empty where the case numbers them otherwise.
  var columns: [Int] = []

  /// Nil where the peer's content is not what a board is.
  var height: Double?

  var headers: [Rect?] = []
  var footers: [Rect?] = []

  init(_ arrangement: Arrangement) {
    frames = arrangement.frames
    columns = arrangement.columns
    height = arrangement.size.height
  }

  init(_ arrangement: SectionedArrangement) {
    frames = arrangement.frames
    columns = arrangement.arrangements.flatMap(\.columns)
    height = arrangement.size.height
    headers = arrangement.sections.map(\.header)
    footers = arrangement.sections.map(\.footer)
  }
}
