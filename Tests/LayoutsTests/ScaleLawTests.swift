import Geometry
import Layouts
import TestSupport
import Testing

@Suite struct ScaleLawTests {
  /// All lengths of a board times a factor, at a scale divided by it: the same pixels.
  ///
  /// Only halves of a point occur, so that nothing is rounded to units on either board.
  private func arrange(
    seed: UInt64, snapping: Snapping, lengthsTimes factor: Double, scale: Double
  ) throws -> Arrangement {
    var random = SeededGenerator(seed: seed)
    func length(upTo most: Int) -> Double {
      Double(Int.random(in: 0...most, using: &random)) / 2 * factor
    }
    let layout = try WaterfallLayout(
      columnCount: Int.random(in: 1...6, using: &random), columnSpacing: length(upTo: 30),
      rowSpacing: length(upTo: 30),
      insets: EdgeInsets(
        top: length(upTo: 30), left: length(upTo: 30), bottom: length(upTo: 30),
        right: length(upTo: 30)),
      minimumItemHeight: length(upTo: 30), orderTolerance: length(upTo: 10), snapping: snapping,
      scale: scale)
    let items = (0..<40).map { _ in
      LayoutItem(aspectRatio: .infinity, fixedHeight: length(upTo: 300))
    }
    return layout.arrange(items, width: 200 * factor + length(upTo: 600))
  }

  @Test(arguments: Snapping.allCases)
  func lengthsDoubledAtHalfTheScaleGiveFramesDoubled(snapping: Snapping) throws {
    for seed in UInt64(0)..<100 {
      let fine = try arrange(seed: seed, snapping: snapping, lengthsTimes: 1, scale: 2)
      let doubled = try arrange(seed: seed, snapping: snapping, lengthsTimes: 2, scale: 1)

      #expect(doubled.columns == fine.columns, "seed \(seed)")
      #expect(doubled.size.height == 2 * fine.size.height, "seed \(seed)")
      for (large, small) in zip(doubled.frames, fine.frames) {
        #expect(abs(large.minX - 2 * small.minX) < 1e-9, "seed \(seed)")
        #expect(large.minY == 2 * small.minY, "seed \(seed)")
        #expect(abs(large.width - 2 * small.width) < 1e-9, "seed \(seed)")
        #expect(large.height == 2 * small.height, "seed \(seed)")
      }
    }
  }
}
