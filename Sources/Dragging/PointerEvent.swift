public import Geometry

/// What a finger does at one moment.
public struct PointerEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case down, move, up

    /// The finger, or a board without one, just lets time pass: one for each frame.
    case wait

    /// Something else takes the finger away.
    case cancel
  }

  public var kind: Kind

  /// In the viewport; on a board that does not scroll these are board coordinates.
  ///
  /// Not looked at for ``Kind/wait`` and ``Kind/cancel``.
  public var point: Point

  /// In seconds. A time before that of an earlier event counts as that.
  public var time: Double

  public init(_ kind: Kind, at point: Point = .zero, time: Double) {
    self.kind = kind
    self.point = point
    self.time = time
  }
}
