import Drawing
import Geometry
import Pixels

/// A shadow in its place on the canvas.
struct PlacedShadow: Equatable, Sendable {
  let shape: RoundedRect
  let transform: Transform

  /// Of the blur, in pixels.
  let deviation: Double

  let color: DeepPixel

  /// What the shadow may touch.
  let bounds: Rect

  /// More is taken as this much; no canvas shows the difference.
  private static let largestDeviation = 1_048_576.0

  /// - Returns: nil where there is nothing to see or a number is not finite.
  init?(_ shadow: Shadow, of shape: RoundedRect, transform: Transform) {
    guard shadow.color.alpha > 0, shadow.radius >= 0, !shape.rect.isEmpty else { return nil }
    self.shape = shape
    self.transform = Transform.translation(x: shadow.offset.x, y: shadow.offset.y)
      .followed(by: transform)
    // Where a transform stretches one axis more than the other, the blur keeps to the mean.
    let stretch = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    deviation = min(shadow.radius * stretch, Self.largestDeviation)
    color = DeepPixel(shadow.color)
    guard deviation.isFinite, let bounds = Path(shape).bounds(under: self.transform) else {
      return nil
    }
    let reach = 4 * deviation + 2
    self.bounds = Rect(
      minX: bounds.minX - reach, minY: bounds.minY - reach, maxX: bounds.maxX + reach,
      maxY: bounds.maxY + reach)
  }

  /// Draws within a part of the canvas.
  func paint(on canvas: inout some Canvas, window: PixelArea) {
    if let sliced = SlicedShadow(self) { return sliced.paint(on: &canvas, window: window) }
    let mask = ShadowMask(
      path: Path(shape), transform: transform, deviation: deviation, window: window)
    for row in window.rows {
      let shares = mask.shares(row: row)
      var start = 0
      while start < shares.count {
        let (end, isEven) = Self.part(from: start, in: shares)
        let column = window.columns.lowerBound + start
        if isEven {
          canvas.fill(
            column..<(column + end - start), row: row,
            with: color.scaled(by: Coverage(Double(shares[start]))))
        } else {
          let colors = shares[start..<end].map { color.scaled(by: Coverage(Double($0))) }
          canvas.lay(colors, column: column, row: row)
        }
        start = end
      }
    }
  }

  /// Where a part of a row ends that is all of one strength, or else of one strength nowhere for
  /// long.
  private static func part(
    from start: Int, in shares: [Float]
  ) -> (end: Int, isEven: Bool) {
    let longEnough = 16
    var runStart = start
    var index = start + 1
    while index < shares.count {
      if shares[index] != shares[runStart] {
        if runStart == start, index - start >= longEnough { return (index, true) }
        runStart = index
      } else if runStart > start, index - runStart >= longEnough {
        return (runStart, false)
      }
      index += 1
    }
    return (shares.count, runStart == start)
  }
}
