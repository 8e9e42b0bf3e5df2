/// The width of a column that is not simply as wide as the others.
public enum ColumnTrack: Hashable, Sendable {
  /// So many points.
  case points(Double)

  /// A share of what columns of fixed width and spacing leave, in proportion to the other shares.
  case share(Double)

  /// Whether the number is finite and not negative.
  var isValid: Bool {
    switch self {
    case .points(let width), .share(let width): width >= 0 && width <= LayoutUnit.maximumLength
    }
  }
}
