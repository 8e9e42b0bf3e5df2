public import BoardModel

/// A folder that results are written to.
public enum OutputFolder {
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
    do throws(SystemError) {
      try SystemCalls.makeFolder(path)
    } catch {
      // Another process may have been quicker.
      if error != .fileExists { throw error }
    }
  }
}
