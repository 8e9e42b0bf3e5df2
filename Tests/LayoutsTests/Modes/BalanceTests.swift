import Geometry
import Layouts
import TestSupport
import Testing

@Suite struct BalanceTests {
  private func layout(_ count: Int, columns: Int = 3) throws -> WaterfallLayout {
    try WaterfallLayout(
      columnCount: columns, columnSpacing: 10, rowSpacing: 10, balancedItemCount: count)
  }

  private func difference(_ heights: [Double], _ columns: [Int], count: Int = 3) -> Double {
    var bottoms = [Double](repeating: 0, count: count)
    for (height, column) in zip(heights, columns) {
      bottoms[column] += height + (bottoms[column] == 0 ? 0 : 10)
    }
    return (bottoms.max() ?? 0) - (bottoms.min() ?? 0)
  }

  @Test func theLastSixItemsEndInTheFlattestEdgeOfAll729Ways() throws {
    for seed in UInt64(0)..<20 {
      var random = SeededGenerator(seed: seed)
      let heights = (0..<14).map { _ in Double(Int.random(in: 20...200, using: &random)) }

      let columns = try layout(6).arrange(LayoutItem.heights(heights), width: 320).columns

      let head = Array(try layout(0).arrange(LayoutItem.heights(heights), width: 320).columns[..<8])
      let least = (0..<729).map { way in
        let tail = (0..<6).map { way / [1, 3, 9, 27, 81, 243][$0] % 3 }
        return difference(heights, head + tail)
      }.min()
      #expect(Array(columns[..<8]) == head, "seed \(seed)")
      #expect(difference(heights, columns) == least, "seed \(seed)")
    }
  }

  @Test func aBoardThatEndsFlatIsLeftAsItIs() throws {
    let items = LayoutItem.heights([30, 30, 30, 30, 30, 30])

    let columns = try layout(6).arrange(items, width: 320).columns

    #expect(columns == [0, 1, 2, 0, 1, 2])
  }

  @Test func itemsWithAColumnOfTheirOwnKeepIt() throws {
    let items = LayoutItem.heights([90, 10]) + [LayoutItem.height(40).placed(inColumn: 0)]

    let columns = try layout(3, columns: 2).arrange(items, width: 320).columns

    #expect(columns == [1, 0, 0])
  }

  @Test func moreThanEightAreNotBalanced() {
    #expect(throws: LayoutError.balancedItemCount(9, allowed: 0...8)) { try layout(9) }
  }
}
