/// The unit in which heights are added up: 1/192 point, as a whole number.
///
/// Pixels at 1x, 2x and 3x and 1/64 point are whole in it, so that stacks of them carry no error and
/// compare exactly.
enum LayoutUnit {
  static let perPoint = 192.0

  /// The longest length taken as a setting or as an item's height, in points.
  static let maximumLength = 1e9

  /// Where every board ends, in units; what would lie beyond is cut off there.
  static let limit: Int64 = 1 << 50

  /// Where every board ends, in points.
  static let end = 0x1p50 / perPoint

  /// A factor on what is about to be rounded, so that a half goes up although binary fractions may
  /// have left it a hair too low. Nothing else is near enough to a half to be carried over it.
  static let lift = 1 + 0x1p-46

  /// A length rounded half up to units.
  ///
  /// - Parameter points: from 0 to ``maximumLength``.
  static func rounded(points: Double) -> Int64 {
    WholeNumber.nearestInteger(points * perPoint * lift)
  }

  /// The last whole unit within a length.
  ///
  /// - Parameter points: 0 or more; ends at ``limit``.
  static func floored(points: Double) -> Int64 {
    Int64(min(points * perPoint * lift, Double(limit)))
  }
}
