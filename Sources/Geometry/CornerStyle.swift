/// The curve that joins two sides of a rounded rectangle.
public enum CornerStyle: String, CaseIterable, Hashable, Sendable {
  /// A quarter of a circle.
  case circular

  /// A curve that leaves the sides gradually, as phones draw it; it takes up
  /// ``CornerStyle/reach`` times the radius of each side.
  case continuous

  /// How much of a side a corner takes up, in radii.
  ///
  /// Source: Apple, `CALayer.cornerCurveExpansionFactor(_:)`.
  public var reach: Double {
    switch self {
    case .circular: 1
    case .continuous: 1.528665
    }
  }
}
