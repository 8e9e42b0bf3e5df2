import Drawing
import Geometry
import Pixels

/// Marks in paint order, that finds those of a few rows without a look at each.
///
/// Groups that do not fade are dissolved. Sixteen neighbours share one entry of the level above,
/// which holds the rows that they span: marks near in order are mostly near in place.
struct MarkTree: Equatable, Sendable {
  /// The pixels that the marks may touch.
  let area: PixelArea

  private let marks: [PlacedMark]

  /// The rows spanned, first of single marks, last of at most sixteen entries.
  private let levels: [[Range<Int>]]

  private static let fanOut = 16

  init(_ marks: [Mark], transform: Transform, canvas: PixelArea) {
    var placed: [PlacedMark] = []
    Self.place(marks, transform, canvas, into: &placed)
    self.marks = placed
    area = placed.reduce(PixelArea(columns: 0..<0, rows: 0..<0)) { $0.union($1.area) }
    var levels = [placed.map(\.area.rows)]
    while let last = levels.last, last.count > Self.fanOut {
      levels.append(
        stride(from: 0, to: last.count, by: Self.fanOut).map { start in
          let group = last[start..<min(start + Self.fanOut, last.count)]
          let first = group.map(\.lowerBound).min() ?? 0
          return first..<(group.map(\.upperBound).max() ?? first)
        })
    }
    self.levels = levels
  }

  /// The marks that touch some of the rows, in paint order.
  func marks(inRows rows: Range<Int>) -> [PlacedMark] {
    var found: [PlacedMark] = []
    let top = levels.count - 1
    find(rows, level: top, levels[top].indices, into: &found)
    return found
  }

  private func find(
    _ rows: Range<Int>, level: Int, _ entries: Range<Int>, into found: inout [PlacedMark]
  ) {
    for entry in entries where levels[level][entry].overlaps(rows) {
      if level == 0 {
        found.append(marks[entry])
      } else {
        let start = entry * Self.fanOut
        let end = min(start + Self.fanOut, levels[level - 1].count)
        find(rows, level: level - 1, start..<end, into: &found)
      }
    }
  }

  private static func place(
    _ marks: [Mark], _ transform: Transform, _ canvas: PixelArea, into placed: inout [PlacedMark]
  ) {
    for mark in marks {
      guard case .group(let group) = mark else {
        if case .layer(let layer) = mark, let shadow = layer.shadow,
          let shadow = PlacedShadow(shadow, of: layer.shape, transform: transform),
          let mark = PlacedMark(shadow, canvas: canvas)
        {
          placed.append(mark)
        }
        if let mark = PlacedMark(mark, transform: transform, canvas: canvas) {
          placed.append(mark)
        }
        continue
      }
      let inner = group.transform.followed(by: transform)
      if group.opacity >= 1 {
        place(group.marks, inner, canvas, into: &placed)
      } else if group.opacity > 0 {
        let tree = MarkTree(group.marks, transform: inner, canvas: canvas)
        if let mark = PlacedMark(tree, opacity: Coverage(group.opacity)) { placed.append(mark) }
      }
    }
  }
}
