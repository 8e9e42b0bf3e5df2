public import BoardModel

/// Where a result is written to.
public enum OutputTarget: Hashable, Sendable {
  /// A file; one that is there is replaced only if asked for.
  case file(FilePath, replaces: Bool)

  /// A file for each page of a board.
  case pages(PageNames, replaces: Bool)
  case standardOutput

  /// As it was written; nil for standard output.
  public var path: FilePath? {
    switch self {
    case .file(let path, _): path
    case .pages(let names, _): names.pattern
    case .standardOutput: nil
    }
  }

  /// Writes a small result, whole or not at all.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    let file = try OutputFile(self)
    try file.begin()
    try file.write(bytes)
    try file.finish()
  }

  /// Where one page goes; nil where there is no place for so many.
  ///
  /// - Parameter page: From 1.
  public func page(_ page: Int, of count: Int) -> OutputTarget? {
    switch self {
    case .pages(let names, let replaces):
      .file(names.path(page: page, of: count), replaces: replaces)
    case .file, .standardOutput: count == 1 ? self : nil
    }
  }
}
