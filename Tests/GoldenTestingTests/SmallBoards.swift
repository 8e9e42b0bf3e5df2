import BoardDrawing
import BoardModel
import BoardRendering
import Layouts

/// Boards without pictures, 120 points wide.
enum SmallBoards {
  static func load(_ json: String) throws -> LoadedBoard {
    try BoardReader().read([.boardText(Array(json.utf8))])
  }

  /// Four cards as in a movable waterfall, without text.
  static func board(color: String = "#3a6ea5") -> String {
    """
    { "version": 1, "preset": "movable-waterfall", "canvas": { "width": 120, "margin": 6 },
      "layout": { "columns": 2, "gap": 6 },
      "items": [
        { "id": "lake", "size": [4, 3], "color": "\(color)" },
        { "id": "wood", "size": [3, 4], "color": "#4c7a4c" },
        { "id": "dune", "size": [1, 1], "color": "#d8b26e" },
        { "id": "moon", "size": [4, 3], "color": "#55566a" } ] }
    """
  }

  /// The first card is lifted and carried over the last one.
  static let gestureText = """
    { "version": 1, "fps": 15, "steps": [
        { "press": "lake" }, { "hold": 0.6 }, { "drag": "moon", "seconds": 0.6 },
        { "hold": 0.4 }, { "drop": true } ] }
    """

  static func gesture() throws -> GestureFile {
    try GestureFile(json: Array(gestureText.utf8))
  }

  static func replay(color: String = "#3a6ea5") throws -> DragReplay {
    try DragReplay(ArrangedBoard(try load(board(color: color)).board), gesture: try gesture())
  }
}
