import Geometry

/// What became of an item from one layout to another.
public enum LayoutChange: Hashable, Sendable {
  case same
  case moved(dx: Double, dy: Double)
  /// Its size is another one, and maybe its place too; `dx` and `dy` are those of its top left corner.
  case resized(dWidth: Double, dHeight: Double, dx: Double, dy: Double)
  case appeared
  case vanished

  init(_ golden: Rect?, _ actual: Rect?) {
    guard let golden else {
      self = actual == nil ? .same : .appeared
      return
    }
    guard let actual else {
      self = .vanished
      return
    }
    let (dx, dy) = (actual.x - golden.x, actual.y - golden.y)
    let (dWidth, dHeight) = (actual.width - golden.width, actual.height - golden.height)
    // An item that moved may be a point higher or lower, since edges stand on whole pixels.
    let isRounding = dWidth == 0 && abs(dHeight) <= 1 && dy != 0
    if (dWidth != 0 || dHeight != 0) && !isRounding {
      self = .resized(dWidth: dWidth, dHeight: dHeight, dx: dx, dy: dy)
    } else {
      self = dx == 0 && dy == 0 ? .same : .moved(dx: dx, dy: dy)
    }
  }
}
