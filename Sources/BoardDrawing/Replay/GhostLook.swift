public import BoardModel
public import Drawing

/// How the ghost of a lifted item is drawn, and what is seen in its place meanwhile.
///
/// How big it is and how it is held is said by `GhostHold`.
public struct GhostLook: Hashable, Sendable {
  /// What the scale is applied to.
  public var scaling = GestureGhost.Scaling.frame

  /// In points; nil keeps that of the item.
  public var cornerRadius: Double?

  /// Inside the edge; nil keeps that of the item.
  public var border: Border?

  /// Nil keeps that of the item.
  public var shadow: Shadow?

  /// From 0 to 1.
  public var opacity = 1.0

  public var source = GestureGhost.Source.hidden

  /// Whether the ghost has its look from the first instant, instead of when the lift is over.
  public var isAtOnce = false

  /// The item as it is.
  public init() {}
}
