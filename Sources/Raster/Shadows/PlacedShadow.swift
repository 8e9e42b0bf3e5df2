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

  /// Where it is not drawn.
  private let hole: PixelArea?

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
    hole = shadow.isOutside ? Self.inside(of: shape, transform) : nil
    let reach = 4 * deviation + 2
    self.bounds = Rect(
      minX: bounds.minX - reach, minY: bounds.minY - reach, maxX: bounds.maxX + reach,
      maxY: bounds.maxY + reach)
  }

  /// The pixels that an upright shape covers whole, its corners left out.
  private static func inside(of shape: RoundedRect, _ transform: Transform) -> PixelArea? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    // A quarter of a circle keeps 0.293 of its radius from the corner of its square.
    let inset = 0.3 * max(0, shape.cornerRadius)
    let rect = shape.rect
    let limit = 1e9
    func pixel(_ place: Double) -> Int { Int(min(max(place, -limit), limit)) }
    let left = pixel(((rect.minX + inset) * transform.a + transform.tx).rounded(.up))
    let right = pixel(((rect.maxX - inset) * transform.a + transform.tx).rounded(.down))
    let top = pixel(((rect.minY + inset) * transform.d + transform.ty).rounded(.up))
    let bottom = pixel(((rect.maxY - inset) * transform.d + transform.ty).rounded(.down))
    guard left < right, top < bottom else { return nil }
    return PixelArea(columns: left..<right, rows: top..<bottom)
  }

  /// Draws within a part of the canvas.
  func paint(on canvas: inout some Canvas, window: PixelArea) {
    guard let hole else { return paintWhole(on: &canvas, window: window) }
    let rows = hole.rows.clamped(to: window.rows)
    let columns = hole.columns.clamped(to: window.columns)
    guard !rows.isEmpty, !columns.isEmpty else { return paintWhole(on: &canvas, window: window) }
    let parts = [
      PixelArea(columns: window.columns, rows: window.rows.lowerBound..<rows.lowerBound),
      PixelArea(columns: window.columns.lowerBound..<columns.lowerBound, rows: rows),
      PixelArea(columns: columns.upperBound..<window.columns.upperBound, rows: rows),
      PixelArea(columns: window.columns, rows: rows.upperBound..<window.rows.upperBound),
    ]
    for part in parts where !part.rows.isEmpty && !part.columns.isEmpty {
      paintWhole(on: &canvas, window: part)
    }
  }

  private func paintWhole(on canvas: inout some Canvas, window: PixelArea) {
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
