public import BoardModel

/// Where a picture is written to.
public enum OutputTarget: Hashable, Sendable {
  /// A file; one that is there is replaced only if asked for.
  case file(FilePath, replaces: Bool)
  case standardOutput
}
