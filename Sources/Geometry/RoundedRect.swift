/// A rectangle with circular corners.
public struct RoundedRect: Hashable, Sendable {
  public let rect: Rect

  /// In points, from 0 to half the shorter side.
  public let cornerRadius: Double

  /// Makes a shape whose radius is cut to what fits.
  public init(_ rect: Rect, cornerRadius: Double) {
    self.rect = rect
    self.cornerRadius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
  }

  /// The shape moved inward on every side, with corners about the same centres.
  public func inset(by distance: Double) -> RoundedRect {
    RoundedRect(rect.inset(by: distance), cornerRadius: max(0, cornerRadius - distance))
  }
}
