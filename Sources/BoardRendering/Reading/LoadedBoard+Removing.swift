import BoardDrawing
import Drawing
import BoardModel
import Drawing

extension LoadedBoard {
  /// Takes pictures that turned out to be bad off the board; the one under it has no item's id.
  mutating func remove(_ bad: [(id: String, picture: SkippedPicture)]) {
    let ids = Set(bad.map(\.id))
    if ids.contains(BoardPainter.backdropName.text) { board = board.withoutBackdrop() }
    board = board.removing(ids)
    skipped += bad.map(\.picture)
  }
}
