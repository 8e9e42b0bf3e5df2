public import Geometry

/// Where a finger comes down, or goes to.
public struct GestureTarget: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case item(id: String)

    /// Counted over all sections, in the order of that moment.
    case index(Int)

    /// The item that stands there; for one that is carried the slot that it will have there.
    case place(GesturePlace)

    case point(Point)
  }

  public var kind: Kind

  /// From the item's top left corner, in parts of its width and height; nil is the middle.
  public var fraction: Point?

  /// Whether a point is measured in the viewport, not on the board.
  public var isInViewport = false

  public init(_ kind: Kind, at fraction: Point? = nil, isInViewport: Bool = false) {
    self.kind = kind
    self.fraction = fraction
    self.isInViewport = isInViewport
  }

  public static func item(_ id: String, at fraction: Point? = nil) -> GestureTarget {
    GestureTarget(.item(id: id), at: fraction)
  }

  public static func point(_ x: Double, _ y: Double) -> GestureTarget {
    GestureTarget(.point(Point(x: x, y: y)))
  }
}
