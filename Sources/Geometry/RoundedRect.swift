/// A rectangle with rounded corners.
public struct RoundedRect: Hashable, Sendable {
  public let rect: Rect

  /// In points, from 0 to what leaves room for two corners on the shorter side.
  public let cornerRadius: Double

  public let cornerStyle: CornerStyle

  /// Makes a shape whose radius is cut to what fits.
  public init(_ rect: Rect, cornerRadius: Double, cornerStyle: CornerStyle = .circular) {
    self.rect = rect
    self.cornerStyle = cornerStyle
    let largest = min(rect.width, rect.height) / 2 / cornerStyle.reach
    self.cornerRadius = max(0, min(cornerRadius, largest))
  }

  /// The shape moved inward on every side, with corners about the same centres.
  public func inset(by distance: Double) -> RoundedRect {
    RoundedRect(
      rect.inset(by: distance), cornerRadius: max(0, cornerRadius - distance),
      cornerStyle: cornerStyle)
  }
}
