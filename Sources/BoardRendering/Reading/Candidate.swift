import BoardModel
import Geometry
import Pixels

/// A file that may become an item, or a placeholder that is one already.
struct Candidate {
  enum Source {
    case file(FilePath)
    case placeholder(size: Size, color: Color)
  }

  var source: Source

  /// As the board file says; nil asks for one made from the path.
  var id: String?

  /// What the id is made from: the path as it was written, or relative to the folder named.
  var name: FilePath

  /// Whether somebody named this very file, so that it is a candidate whatever is in it.
  var isNamed: Bool

  /// The section that the item belongs to, counted from 0.
  var section = 0

  var span = 1
  var isPinned = false

  var caption: String?
  var style = StyleOverrides()
  var badge: Badge?

  /// Nil where it is that of the board.
  var fit: FitMode?

  var aspect: Double?
  var focus: Point?
}
