public import BoardModel

/// A folder that results are written to.
public enum OutputFolder {
  /// Makes the folder where it is missing; the one that it lies in must be there, as for files, so that
  /// a slip in a name makes no folders.
  public static func makeLast(_ path: FilePath) throws(OutputError) {
    do throws(SystemError) {
      if let status = try? SystemCalls.status(of: path) {
        guard status.kind == .folder else { throw .fileExists }
        return
      }
      try makeOne(path)
    } catch {
      throw .cannotWrite(path: path, error)
    }
  }

  /// Makes the folder and those above it, where they are missing.
  public static func make(_ path: FilePath) throws(OutputError) {
    do throws(SystemError) {
      try makeMissing(path)
    } catch {
      throw .cannotWrite(path: path, error)
    }
  }

  private static func makeMissing(_ path: FilePath) throws(SystemError) {
    if let status = try? SystemCalls.status(of: path) {
      guard status.kind == .folder else { throw .fileExists }
      return
    }
    let parent = path.folder
    if parent != path { try makeMissing(parent) }
    try makeOne(path)
  }

  private static func makeOne(_ path: FilePath) throws(SystemError) {
    do throws(SystemError) {
      try SystemCalls.makeFolder(path)
    } catch {
      // Another process may have been quicker.
      if error != .fileExists { throw error }
    }
  }
}
