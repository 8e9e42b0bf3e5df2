/// Which share of a pixel is covered, or counts.
struct Coverage: Hashable, Sendable {
  /// From 0, nothing, to 65536, all.
  let share: UInt32

  static let none = Coverage(0)
  static let whole = Coverage(1)

  /// - Parameter area: From -1 to 1; a negative area counts like a positive one, a greater as one.
  init(_ area: Double) {
    share = UInt32(min(abs(area), 1) * 65536 + 0.5)
  }

  var isWhole: Bool { share == 65536 }

  /// This share of another, which is not nothing; at most all of it.
  func relative(to outer: Coverage) -> Coverage {
    Coverage(Double(share) / Double(outer.share))
  }
}
