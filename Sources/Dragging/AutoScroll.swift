public import Geometry

/// How fast a viewport scrolls by itself while an item is carried near its upper or lower edge.
public enum AutoScroll: Hashable, Sendable {
  case off

  /// At one speed, in points a second, while the finger is less than `zone` points from an edge.
  case constant(speed: Double, zone: Double)

  /// The faster the nearer the ghost's edge is to the viewport's: not at all from `zone` points on,
  /// at full speed at the edge and beyond.
  case linear(speed: Double, zone: Double)

  /// Towards a speed that grows as the finger nears an edge, gaining and losing it gradually.
  case accelerated(ScrollAcceleration, zone: Double)

  /// At one speed while an edge of the ghost is outside the viewport.
  case ghostEdge(speed: Double)

  /// The default: up to 1000 points a second within 50 points of an edge.
  public static let standard = AutoScroll.accelerated(ScrollAcceleration(), zone: 50)

  /// The speed to be reached, in points a second; above 0 the board moves up.
  ///
  /// Near both edges at once the two speeds are added, so that a ghost higher than the viewport
  /// does not scroll it.
  ///
  /// - Parameters:
  ///   - ghost: in the viewport, as is the finger.
  ///   - height: of the viewport.
  public func targetSpeed(ghost: Rect, finger: Point, height: Double) -> Double {
    func speed(finger: Double, ghost: Double) -> Double {
      switch self {
      case .off: return 0
      case .constant(let speed, let zone):
        return finger < min(zone, height / 2) ? speed : 0
      case .linear(let speed, let zone):
        return zone > 0 ? speed * min(max(1 - ghost / zone, 0), 1) : ghost < 0 ? speed : 0
      case .accelerated(let acceleration, let zone):
        let zone = min(zone, height / 2)
        guard zone > 0 else { return 0 }
        return acceleration.maximumSpeed / zone * max(zone - max(finger, 0), 0)
      case .ghostEdge(let speed): return ghost < 0 ? speed : 0
      }
    }
    return speed(finger: height - finger.y, ghost: height - ghost.maxY)
      - speed(finger: finger.y, ghost: ghost.minY)
  }

  /// Nil where speeds are reached at once.
  var acceleration: ScrollAcceleration? {
    if case .accelerated(let acceleration, _) = self { acceleration } else { nil }
  }
}
