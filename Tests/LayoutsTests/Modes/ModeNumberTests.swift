import Geometry
import Layouts
import TestSupport
import Testing

/// Scales, and numbers that make no sense, over every mode.
@Suite struct ModeNumberTests {
  /// Only halves of a point occur, so that nothing is rounded to units on either board.
  private func arrange(_ mode: LayoutMode, seed: UInt64, times factor: Double, scale: Double) throws
    -> Arrangement
  {
    var random = SeededGenerator(seed: seed)
    func length(upTo most: Int) -> Double {
      Double(Int.random(in: 0...most, using: &random)) / 2 * factor
    }
    var made = SeededGenerator(seed: seed)
    let base = try mode.waterfall(&made, snapping: .distribute, scale: scale)
    let settings = try WaterfallLayout(
      columnCount: base.columnCount, columnSpacing: length(upTo: 20), rowSpacing: length(upTo: 20),
      insets: EdgeInsets(all: length(upTo: 20)), order: base.order,
      orderTolerance: mode == .tolerant ? 8 * factor : 0, isDense: base.isDense,
      balancedItemCount: base.balancedItemCount, scale: scale)
    let items = (0..<40).map { _ in
      var item = LayoutItem.height(length(upTo: 300))
      item.span = Int.random(in: 1...3, using: &random)
      return item
    }
    return try mode.layout(settings).arrange(items, width: 300 * factor + length(upTo: 600))
  }

  // Shapes decide in rows, and those are not halves of anything.
  @Test(arguments: LayoutMode.columnModes + [.grid])
  func lengthsDoubledAtHalfTheScaleGiveFramesDoubled(mode: LayoutMode) throws {
    for seed in UInt64(0)..<30 {
      let fine = try arrange(mode, seed: seed, times: 1, scale: 2)
      let doubled = try arrange(mode, seed: seed, times: 2, scale: 1)

      #expect(doubled.columns == fine.columns, "seed \(seed)")
      for (large, small) in zip(doubled.frames, fine.frames) {
        #expect(abs(large.minX - 2 * small.minX) < 1e-9, "seed \(seed)")
        #expect(large.minY == 2 * small.minY, "seed \(seed)")
        #expect(abs(large.width - 2 * small.width) < 1e-9, "seed \(seed)")
        #expect(large.height == 2 * small.height, "seed \(seed)")
      }
    }
  }

  @Test(arguments: LayoutMode.allCases)
  func noNumberTraps(mode: LayoutMode) throws {
    let numbers: [Double] = [
      .nan, .infinity, -.infinity, 0, -1, .leastNonzeroMagnitude, 1e-9, 1, 1e9, 1e18,
      .greatestFiniteMagnitude,
    ]
    let items = numbers.flatMap { number in
      var limited = LayoutItem(aspectRatio: number)
      limited.minimumHeight = number
      limited.maximumHeight = number
      limited.span = 2
      return [
        limited, LayoutItem(aspectRatio: number, fixedHeight: number),
        LayoutItem(fixedSize: Size(width: number, height: number)),
        LayoutItem(aspectRatio: number).placed(inColumn: .max),
        LayoutItem(aspectRatio: number).placed(inColumn: .min).spanning(.max),
      ]
    }
    for seed in UInt64(0)..<4 {
      let board = try ModeBoard(mode, seed: seed)
      for width in numbers {
        let arrangement = board.layout.arrange(
          items, in: LayoutArea(x: width, y: width, width: width))

        #expect(arrangement.frames.count == items.count)
        let sides = arrangement.frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
        #expect(sides.allSatisfy { $0.isFinite }, "\(board), width \(width)")
        #expect(arrangement.size.height.isFinite && arrangement.size.width.isFinite)
        _ = ArrangementIndex(arrangement).nearestItem(to: Point(x: width, y: width))
      }
    }
  }
}
