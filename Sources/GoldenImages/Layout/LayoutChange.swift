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
    if dWidth != 0 || dHeight != 0 {
      self = .resized(dWidth: dWidth, dHeight: dHeight, dx: dx, dy: dy)
    } else {
      self = dx == 0 && dy == 0 ? .same : .moved(dx: dx, dy: dy)
    }
  }
}
