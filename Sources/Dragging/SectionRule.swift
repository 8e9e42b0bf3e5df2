/// Between which sections items may move.
public enum SectionRule: Hashable, Sendable {
  /// Each within its own.
  case own

  /// Between all.
  case any

  /// Within this one alone; items of others do not lift.
  case only(Int)
}
