import Geometry

extension Rect {
  /// As cases write it: x, y, width, height.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Whether all four numbers are those, which were rounded to four decimals.
  func isNear(_ numbers: [Double], within distance: Double = 1e-4) -> Bool {
    zip([x, y, width, height], numbers).allSatisfy { ($0 - $1).magnitude <= distance }
  }
}
