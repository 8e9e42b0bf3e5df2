/// How the ghost of a lifted item is held.
public struct GhostHold: Hashable, Sendable {
  public enum Anchor: String, CaseIterable, Sendable {
    /// The point that was grabbed stays under the finger.
    case grab

    /// The ghost's middle comes under the finger while it is lifted.
    case center = "centre"
  }

  public var anchor: Anchor

  /// Of both sides, against the item's slot, when the lift is over.
  public var scale: Double

  /// Whether the ghost has its scale from the first instant, instead of when the lift is over.
  public var scalesAtOnce: Bool

  public init(anchor: Anchor = .grab, scale: Double = 1, scalesAtOnce: Bool = false) {
    self.anchor = anchor
    self.scale = scale
    self.scalesAtOnce = scalesAtOnce
  }
}
