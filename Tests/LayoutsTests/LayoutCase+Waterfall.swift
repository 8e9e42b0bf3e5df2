import Geometry
import Layouts
import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LayoutCase {
  /// What is read of every case, to see whether the rest can be read.
  private struct Head: Decodable {
    var name: String
    var algorithm: String
    var columns: Int?

    var isOfSeed: Bool { algorithm == "shortest-column (seed 002)" }
    var isOfCollectionView: Bool {
      algorithm == "shortest-column" && name.hasPrefix("cht_") && columns != nil
    }
  }

  /// All cases that a plain waterfall, one section without anything around it, can be held to.
  static func plainWaterfalls() throws -> [LayoutCase] {
    var cases: [LayoutCase] = []
    for file in try Cases.names(in: "layout", withExtension: "json") {
      let data = try Cases.data("layout/" + file)
      let head = try JSONDecoder().decode(Head.self, from: data)
      guard head.isOfSeed || head.isOfCollectionView else { continue }
      let one = try JSONDecoder().decode(LayoutCase.self, from: data)
      if one.isPlain { cases.append(one) }
    }
    return cases
  }

  private var isPlain: Bool {
    (sections ?? []).isEmpty
      && (options.headerHeight ?? 0) == 0 && (options.footerHeight ?? 0) == 0
      && [options.headerInset, options.footerInset, options.contentInset]
        .allSatisfy { $0?.isZero ?? true }
  }

  /// The arrangement that our engine makes of the board.
  ///
  /// - Parameter isStrict: as the other engines are; else columns within half a pixel are equal.
  func arrange(isStrict: Bool) throws -> Arrangement {
    let isFloored = options.pixelRounding?.hasPrefix("floor") ?? false
    let layout = try WaterfallLayout(
      columnCount: columns, columnSpacing: columnSpacing, rowSpacing: rowSpacing,
      insets: EdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      minimumItemHeight: options.minItemHeight ?? 0,
      maximumItemHeight: options.maxItemHeight ?? .infinity, isStrict: isStrict,
      snapping: isFloored ? .floor : .none, scale: scale ?? 1)
    let sizesAreNatural = options.itemSizesAre?.hasPrefix("natural sizes") ?? false
    let items = items.map { item in
      sizesAreNatural
        ? LayoutItem(naturalSize: Size(width: item.width ?? 0, height: item.height))
        : LayoutItem(aspectRatio: .infinity, fixedHeight: item.height)
    }
    return layout.arrange(items, width: containerWidth)
  }

  /// What in an arrangement is not as the case has it, within the README's tolerance: 0.003 times
  /// the number of items above in the same column plus one.
  func differences(from arrangement: Arrangement) -> [String] {
    var above = [Double: Int]()
    var differences: [String] = []
    if arrangement.frames.count != expectedFrames.count { differences.append("frame count") }
    for (index, (actual, expected)) in zip(arrangement.frames, expectedFrames).enumerated() {
      let tolerance = 0.003 * Double(above[expected.x, default: 0] + 1)
      above[expected.x, default: 0] += 1
      let distances = [
        actual.x - expected.x, actual.y - expected.y, actual.width - expected.width,
        actual.height - expected.height,
      ]
      if !distances.allSatisfy({ abs($0) <= tolerance }) { differences.append("frame \(index)") }
      if let column = expected.column, column != arrangement.columns[index] {
        differences.append("column of \(index)")
      }
    }
    let tolerance = 0.003 * Double((above.values.max() ?? 0) + 1)
    if abs(arrangement.size.height - expectedContent.height) > tolerance {
      differences.append("content height")
    }
    // The seed's content has no width: it never scrolls sideways.
    if expectedContent.width != 0, arrangement.size.width != expectedContent.width {
      differences.append("content width")
    }
    return differences
  }
}
