/// Which goldens are written.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Those that are not there.
  case missing
  /// Those that are not there, and those that differ from what is drawn.
  case failed
  case all
  case never
}
