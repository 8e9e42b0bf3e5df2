public import Geometry

/// How one ghost hangs at the finger.
public struct Grip: Hashable, Sendable {
  /// The slot the item was lifted from, in board coordinates.
  public let slot: Rect

  /// Where the finger was then, in board coordinates.
  public let grabbed: Point

  public let hold: GhostHold

  public init(slot: Rect, grabbed: Point, hold: GhostHold) {
    self.slot = slot
    self.grabbed = grabbed
    self.hold = hold
  }

  /// Where the ghost is when the finger is at a point.
  ///
  /// - Parameter lift: the part of the lift that is done, eased, 0...1. At 0 the ghost lies in the
  ///   middle of its slot while the finger has not moved; at 1 it has its final size and place.
  public func frame(finger: Point, lift: Double = 1) -> Rect {
    let scale = hold.scalesAtOnce ? hold.scale : 1 + (hold.scale - 1) * lift
    // The part of the first distance from finger to middle that is left.
    let distance =
      switch hold.anchor {
      case .grab: 1 + (hold.scale - 1) * lift
      case .center: 1 - lift
      }
    let width = slot.width * scale
    let height = slot.height * scale
    return Rect(
      x: finger.x + (slot.center.x - grabbed.x) * distance - width / 2,
      y: finger.y + (slot.center.y - grabbed.y) * distance - height / 2,
      width: width, height: height)
  }
}
