/// One reference case of `cases/layout`: what another engine made of a board.
struct LayoutCase: Decodable {
  struct Insets: Decodable {
    var top, left, bottom, right: Double

    var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }
  }

  struct Item: Decodable {
    var width: Double?
    var height: Double
  }

  struct Section: Decodable {}

  struct Options: Decodable {
    var itemSizesAre: String?
    var pixelRounding: String?
    var minItemHeight, maxItemHeight: Double?
    var headerHeight, footerHeight: Double?
    var headerInset, footerInset, contentInset: Insets?
  }

  struct Frame: Decodable {
    var x, y, width, height: Double
    var column: Int?
  }

  struct Content: Decodable {
    var width, height: Double
  }

  var name: String
  var algorithm: String
  var notes: String
  var containerWidth, columnSpacing, rowSpacing: Double
  var columns: Int
  var scale: Double?
  var insets: Insets
  var options: Options
  var items: [Item]
  var sections, expectedSections: [Section]?
  var expectedFrames: [Frame]
  var expectedContent: Content

  /// Whether the case records a bug, as its name or its note says.
  var recordsBug: Bool { name.contains("QUIRK") || notes.contains("QUIRK") }
}
