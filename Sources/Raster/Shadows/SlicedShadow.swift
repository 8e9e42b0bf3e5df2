import Geometry
import Pixels

/// A shadow that is put together from the parts of a patch.
struct SlicedShadow {
  private let patch: ShadowPatch
  private let columns: Axis
  private let rows: Axis

  /// Where a patch lies along one axis of the canvas.
  private struct Axis {
    /// Of the canvas, under the first pixel of the patch.
    let start: Int

    /// How many pixels the middle one stands for beyond itself.
    let extra: Int

    /// In 4096ths of a pixel, of both edges of the card.
    let fractions: (Int, Int)

    /// Of the card on the patch, in whole pixels.
    let length: Int

    /// - Returns: nil where the card lies too far off.
    init?(from first: Double, to last: Double, reach: Int, middle: Int) {
      guard first > -1e9, last < 1e9 else { return nil }
      let ends = [first, last].map { ($0 * 4096).rounded() }
      let whole = ends.map { Int(($0 / 4096).rounded(.down)) }
      fractions = (Int(ends[0]) - whole[0] * 4096, Int(ends[1]) - whole[1] * 4096)
      start = whole[0] - reach
      let inside = 2 * (middle - reach) + 1
      length = min(whole[1] - whole[0], inside)
      extra = whole[1] - whole[0] - length
    }

    /// The pixel of the patch that lies on one of the canvas.
    func index(_ place: Int, middle: Int) -> Int {
      let index = place - start
      return index <= middle ? index : max(middle, index - extra)
    }
  }

  /// - Returns: nil for a shadow that must be blurred by itself: of a card that is turned, or of a wide
  ///   blur, whose cells are larger than pixels.
  init?(_ shadow: PlacedShadow) {
    let transform = shadow.transform
    let stretch = transform.a
    guard transform.isUpright, stretch == transform.d,
      shadow.deviation <= ShadowMask.widestOfPixels
    else { return nil }
    let (rect, style) = (shadow.shape.rect, shadow.shape.cornerStyle)
    let cornerRadius = shadow.shape.cornerRadius * stretch
    let reach = Int((4 * shadow.deviation).rounded(.up)) + 2
    let corner = (cornerRadius * style.reach).rounded(.up)
    guard corner < 4096 else { return nil }
    let middle = 2 * reach + Int(corner) + 1
    let first = transform.apply(to: Point(x: rect.minX, y: rect.minY))
    let last = transform.apply(to: Point(x: rect.maxX, y: rect.maxY))
    guard let columns = Axis(from: first.x, to: last.x, reach: reach, middle: middle),
      let rows = Axis(from: first.y, to: last.y, reach: reach, middle: middle),
      let patch = ShadowPatch.patch(
        for: ShadowPatch.Kind(
          fractions: [
            columns.fractions.0, rows.fractions.0, columns.fractions.1, rows.fractions.1,
          ],
          width: columns.length, height: rows.length, cornerRadius: cornerRadius,
          cornerStyle: style, deviation: shadow.deviation, color: shadow.color),
        reach: reach, middle: middle)
    else { return nil }
    self.patch = patch
    self.columns = columns
    self.rows = rows
  }

  /// Draws within a part of the canvas, which reaches no further than the patch.
  func paint(on canvas: inout some Canvas, window: PixelArea) {
    let middle = patch.middle
    // Where the one column stands for many.
    let even = (columns.start + middle)..<(columns.start + middle + columns.extra + 1)
    let parts = [
      window.columns.clamped(to: Int.min..<even.lowerBound),
      window.columns.clamped(to: even),
      window.columns.clamped(to: even.upperBound..<Int.max),
    ]
    for row in window.rows {
      let index = rows.index(row, middle: middle)
      guard patch.rows.indices.contains(index) else { continue }
      let colors = patch.rows[index]
      for (number, part) in parts.enumerated() where !part.isEmpty {
        if number == 1 {
          canvas.fill(part, row: row, with: colors[middle])
          continue
        }
        let first = columns.index(part.lowerBound, middle: middle)
        let end = min(first + part.count, colors.count)
        guard first >= 0, first < end else { continue }
        canvas.lay(Array(colors[first..<end]), column: part.lowerBound, row: row)
      }
    }
  }
}
