public import Pixels

/// What a gesture says of the ghost of a lifted item; lengths in points.
public struct GestureGhost: Hashable, Sendable {
  public enum Anchor: String, CaseIterable, Hashable, Sendable {
    case grab, centre
  }

  public enum Scaling: String, CaseIterable, Hashable, Sendable {
    /// Radius and border keep their size.
    case frame

    /// All of the ghost is scaled.
    case transform
  }

  /// What is seen at the place of an item that is carried.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    case hidden, dimmed, placeholder, visible
  }

  public var scale: Double?
  public var scaling: Scaling?
  public var borderWidth: Double?
  public var borderColor: Color?
  public var cornerRadius: Double?
  public var hasShadow: Bool?

  /// From 0 to 1.
  public var opacity: Double?

  public var anchor: Anchor?
  public var source: Source?

  public init() {}
}
