import Geometry

extension ItemDrift {
  /// In points: a line is as straight as that.
  private static let lineSlack = 0.05

  /// Whether two ways lie on one straight line, from the first place to the last.
  static func isOneLine(_ a: [Rect?], _ b: [Rect?]) -> Bool {
    guard let start = a.first??.center, let end = a.last??.center else { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > lineSlack else { return false }
    return (a + b).allSatisfy { frame in
      guard let center = frame?.center else { return true }
      let distance = ((center.x - start.x) * dy - (center.y - start.y) * dx) / length
      return abs(distance) <= lineSlack
    }
  }
}
