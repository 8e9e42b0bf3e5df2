import Geometry
import Layouts
import TestSupport

/// A board that a seed alone decides: settings, items and width, odd ones among them.
struct RandomBoard: CustomStringConvertible {
  let seed: UInt64
  let layout: WaterfallLayout
  let items: [LayoutItem]
  let width: Double

  /// Scales at which a pixel is a whole number of units, and one, 1.25, at which it is not.
  static let scales = [0.75, 1, 1.25, 1.5, 2, 3]

  /// Boards of every snapping at every scale.
  static func all() throws -> [RandomBoard] {
    var boards: [RandomBoard] = []
    for snapping in Snapping.allCases {
      for scale in scales {
        for _ in 0..<25 {
          boards.append(
            try RandomBoard(seed: UInt64(boards.count), snapping: snapping, scale: scale))
        }
      }
    }
    return boards
  }

  init(seed: UInt64, snapping: Snapping, scale: Double) throws {
    var random = SeededGenerator(seed: seed)
    func one(of choices: [Double]) -> Double { choices.randomElement(using: &random) ?? 0 }
    self.seed = seed
    // Never too narrow: narrow boards have tests of their own.
    width =
      Bool.random(using: &random)
      ? Double(Int.random(in: 400...2000, using: &random))
      : Double.random(in: 400...2000, using: &random)
    layout = try WaterfallLayout(
      columnCount: Int.random(in: 1...12, using: &random),
      columnSpacing: one(of: [0, 1, 2.5, 10, 12]), rowSpacing: one(of: [0, 1, 2.5, 10, 12]),
      insets: EdgeInsets(
        top: one(of: [0, 5, 12.5]), left: one(of: [0, 7, 12.25]), bottom: one(of: [0, 5, 12.5]),
        right: one(of: [0, 7, 12.25])),
      minimumItemHeight: one(of: [0, 0, 20]),
      maximumItemHeight: one(of: [.infinity, .infinity, 200]),
      orderTolerance: one(of: [0, 0, 0, 0.5, 3, 20, .infinity]),
      isStrict: Bool.random(using: &random), snapping: snapping, scale: scale)
    let hasFewShapes = Bool.random(using: &random)
    // Now and then more than the engine takes in one block.
    let itemCount = seed.isMultiple(of: 25) ? 600 : Int.random(in: 0...60, using: &random)
    items = (0..<itemCount).map { _ in
      LayoutItem(
        aspectRatio: hasFewShapes
          ? one(of: [1, 1, 1.5, 0.75, .infinity]) : Double.random(in: 0.2...5, using: &random),
        fixedHeight: one(of: [0, 0, 0, 20, 33.5]))
    }
  }

  var arrangement: Arrangement { layout.arrange(items, width: width) }

  /// The side of a device pixel, in points.
  var pixel: Double { 1 / layout.scale }

  /// The indexes of the items of each column, from the top.
  var itemsOfColumns: [[Int]] {
    let columns = arrangement.columns
    return (0..<layout.columnCount).map { column in
      columns.indices.filter { columns[$0] == column }
    }
  }

  var description: String {
    "seed \(seed), \(layout.snapping) at \(layout.scale)x, \(items.count) items"
  }
}
