import BoardDrawing
import BoardModel
import Geometry
import Pixels
import TestSupport

/// Boards and gestures in a few words.
enum PlayedBoard {
  /// Items `a`, `b`, … of sizes in points, each in a section, in columns 10 apart without a margin.
  static func arranged(
    _ sections: [[(id: String, width: Double, height: Double)]], columns: Int, width: Double,
    change: (inout BoardSettings, inout [BoardSection], inout [BoardItem]) -> Void = { _, _, _ in }
  ) throws -> ArrangedBoard {
    var settings = BoardSettings()
    settings.width = .points(width)
    settings.margin = .zero
    settings.columns = .count(columns)
    settings.columnGap = 10
    settings.rowGap = 10
    var parts = sections.map { BoardSection(itemCount: $0.count) }
    var items = sections.flatMap(\.self).enumerated().map { index, item in
      BoardItem(
        id: item.id,
        content: .color(Color(red: UInt8(40 + index * 37 % 200), green: 90, blue: 160)),
        naturalSize: Size(width: item.width, height: item.height))
    }
    change(&settings, &parts, &items)
    return try ArrangedBoard(Board(settings: settings, items: items, sections: parts))
  }

  /// A08: two columns of 200.
  static func ownHeights() throws -> ArrangedBoard {
    try arranged(
      [[("A", 200, 100), ("B", 200, 300), ("C", 200, 50), ("D", 200, 200)]], columns: 2, width: 410)
  }

  /// A09: a big tile and smaller ones.
  static func stillFinger() throws -> ArrangedBoard {
    try arranged(
      [[("L", 200, 400), ("S", 200, 80), ("T", 200, 120), ("U", 200, 200)]], columns: 2, width: 410)
  }

  /// A10: two tall tiles.
  static func tall() throws -> ArrangedBoard {
    try arranged([[("A", 200, 300), ("B", 200, 300)]], columns: 2, width: 410)
  }

  /// A11: two sections.
  static func sections(
    _ change: (inout BoardSettings, inout [BoardSection], inout [BoardItem]) -> Void = { _, _, _ in
    }
  ) throws -> ArrangedBoard {
    try arranged(
      [
        [("p", 200, 100), ("q", 200, 100), ("r", 200, 100)],
        [("s", 200, 100), ("t", 200, 100)],
      ], columns: 2, width: 410, change: change)
  }

  static func gesture(_ json: String) throws -> GestureFile {
    try GestureFile(json: Array(json.utf8))
  }
}

extension ReplayState {
  func frame(_ id: String) -> Rect? { items.first { $0.id == id }?.frame }
}

extension DragReplay {
  /// The moments of its frames.
  var times: [Double] {
    let count = Int((duration * fps).rounded(.up))
    return (0...count).map { min(Double($0) / fps, duration) }
  }
}
