import Geometry

/// One side of a straight line.
struct HalfPlane {
  let origin: Point

  /// Points to the side that is kept; of any length.
  let normal: Point

  /// The four half planes whose intersection is the image of a rectangle.
  static func sides(of rect: Rect, under transform: Transform) -> [HalfPlane] {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ].map(transform.apply(to:))
    let turn: Double = transform.a * transform.d - transform.b * transform.c < 0 ? -1 : 1
    return corners.indices.map { index in
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      return HalfPlane(
        origin: start,
        normal: Point(x: (start.y - end.y) * turn, y: (end.x - start.x) * turn))
    }
  }

  /// A closed contour cut to this side.
  ///
  /// A concave contour may come back with pieces along the line that cancel, which is no harm to
  /// signed areas. Source: Sutherland, Hodgman, "Reentrant Polygon Clipping", CACM 1974.
  func clip(_ contour: [Point]) -> [Point] {
    guard var previous = contour.last else { return [] }
    var result: [Point] = []
    result.reserveCapacity(contour.count + 4)
    var previousDistance = distance(of: previous)
    for point in contour {
      let distance = distance(of: point)
      if (previousDistance < 0) != (distance < 0) {
        let t = previousDistance / (previousDistance - distance)
        result.append(
          Point(
            x: previous.x + (point.x - previous.x) * t, y: previous.y + (point.y - previous.y) * t))
      }
      if distance >= 0 { result.append(point) }
      (previous, previousDistance) = (point, distance)
    }
    return result
  }

  private func distance(of point: Point) -> Double {
    (point.x - origin.x) * normal.x + (point.y - origin.y) * normal.y
  }
}
