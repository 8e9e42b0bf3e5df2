import Drawing
import Geometry

/// A gradient in its place on the canvas.
struct GradientPlacement {
  private let toPoints: Transform
  private let top: Double
  private let bottom: Double
  private let topColor: DeepPixel
  private let bottomColor: DeepPixel

  /// - Returns: nil where the plane is folded or a height is not finite.
  init?(_ gradient: Gradient, transform: Transform) {
    guard let inverse = transform.inverse, gradient.top.isFinite, gradient.bottom.isFinite else {
      return nil
    }
    toPoints = inverse
    (top, bottom) = (gradient.top, gradient.bottom)
    topColor = DeepPixel(gradient.topColor)
    bottomColor = DeepPixel(gradient.bottomColor)
  }

  /// Lays a part of a row of the gradient over a canvas.
  func lay(on canvas: inout some Canvas, _ columns: Range<Int>, row: Int) {
    if toPoints.b == 0 {
      canvas.fill(columns, row: row, with: color(column: columns.lowerBound, row: row))
    } else {
      let colors = columns.map { color(column: $0, row: row) }
      canvas.lay(colors, column: columns.lowerBound, row: row)
    }
  }

  /// The color at the center of a pixel.
  func color(column: Int, row: Int) -> DeepPixel {
    let y = toPoints.apply(to: Point(x: Double(column) + 0.5, y: Double(row) + 0.5)).y
    // Also where both heights are the same, and above is then above.
    guard y > top else { return topColor }
    guard y < bottom else { return bottomColor }
    let share = Coverage((bottom - y) / (bottom - top))
    return topColor.filling(inner: share, outer: .whole, rim: bottomColor)
  }
}
