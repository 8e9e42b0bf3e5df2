public import BoardModel

/// Where a result is written to.
public enum OutputTarget: Hashable, Sendable {
  /// A file; one that is there is replaced only if asked for.
  case file(FilePath, replaces: Bool)
  case standardOutput

  /// Writes a small result, whole or not at all.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    let file = try OutputFile(self)
    try file.begin()
    try file.write(bytes)
    try file.finish()
  }
}
