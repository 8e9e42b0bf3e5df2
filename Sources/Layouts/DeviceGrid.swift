import Geometry

/// The raster of device pixels that places are snapped to.
struct DeviceGrid: Hashable, Sendable {
  let snapping: Snapping

  /// Device pixels in a point.
  let scale: Double

  /// How many of the numbers that ``edge(units:)`` gives make a point.
  let edgesPerPoint: Double

  private let edgesPerUnit: Double

  // Heights are rounded to steps: to units, or cut to pixels, which is rounding half a pixel less.
  private let stepsPerPoint: Double
  private let stepShift: Double
  private let unitsPerStep: Double

  init(snapping: Snapping, scale: Double) {
    self.snapping = snapping
    self.scale = scale
    let isDistributed = snapping == .distribute
    edgesPerPoint = isDistributed ? scale : LayoutUnit.perPoint
    edgesPerUnit = isDistributed ? scale / LayoutUnit.perPoint * LayoutUnit.lift : 1
    let steps = snapping == .floor ? scale : LayoutUnit.perPoint
    stepsPerPoint = steps * LayoutUnit.lift
    stepShift = snapping == .floor ? -0.5 : 0
    unitsPerStep = LayoutUnit.perPoint / steps
  }

  /// The height of an item in units, snapped if heights are what is snapped.
  @inline(__always)
  func height(points: Double) -> Int64 {
    let steps = WholeNumber.nearest(points * stepsPerPoint + stepShift)
    return WholeNumber.nearestInteger(steps * unitsPerStep)
  }

  /// The edge above or below an item, as a whole number of which ``edgesPerPoint`` make a point.
  ///
  /// The difference of two of them is exact, so that a height is rounded only once.
  @inline(__always)
  func edge(units: Int64) -> Double {
    WholeNumber.nearest(WholeNumber.double(units) * edgesPerUnit)
  }

  /// The pixel edge nearest to a place; halves go up.
  func roundedPixels(points: Double) -> Double {
    WholeNumber.nearest(points * scale * LayoutUnit.lift)
  }

  /// A length cut to whole pixels, in points.
  func floored(points: Double) -> Double {
    WholeNumber.nearest(points * scale * LayoutUnit.lift - 0.5) / scale
  }

  /// An edge brought to its pixel where edges are what is snapped, in points.
  func snapped(_ points: Double) -> Double {
    switch snapping {
    case .distribute: roundedPixels(points: points) / scale
    case .floor, .none: points
    }
  }

  /// A rectangle with each edge brought to its pixel where edges are what is snapped.
  func snappedEdges(_ rect: Rect) -> Rect {
    Rect(
      minX: snapped(rect.minX), minY: snapped(rect.minY), maxX: snapped(rect.maxX),
      maxY: snapped(rect.maxY))
  }

  /// A rectangle with each edge brought to its pixel, or with its sides cut to whole pixels.
  func snapped(_ rect: Rect) -> Rect {
    guard snapping == .floor else { return snappedEdges(rect) }
    return Rect(
      x: rect.x, y: rect.y, width: floored(points: rect.width),
      height: floored(points: rect.height))
  }
}
