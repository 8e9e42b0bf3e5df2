public import Geometry

/// A finger on an item that has not lifted yet.
public struct Press: Hashable, Sendable {
  public let item: Int

  /// In the viewport.
  public let point: Point

  /// In seconds.
  public let time: Double
}
