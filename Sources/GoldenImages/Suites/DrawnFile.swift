import BoardModel
import BoardRendering
import Synchronization

/// The file of a picture that was drawn into memory; written when it is first asked for, since of what
/// is as recorded nobody asks.
///
/// A class, since it is written once for all copies of what was drawn.
final class DrawnFile: Sendable {
  private let written = Mutex<(folder: ScratchFolder, path: FilePath)?>(nil)
  private let write: @Sendable (ScratchFolder, FilePath) throws(GoldenError) -> Void

  /// - Parameter write: Writes the file of a name into a folder.
  init(write: @escaping @Sendable (ScratchFolder, FilePath) throws(GoldenError) -> Void) {
    self.write = write
  }

  func path() throws(GoldenError) -> FilePath {
    if let path = written.withLock({ $0?.path }) { return path }
    let folder = try ScratchFolder.forGoldens()
    let name = FilePath("still.png")
    try write(folder, name)
    let path = folder.path.appending(name)
    return written.withLock { written in
      // Another thread may have been quicker.
      let first = written ?? (folder, path)
      written = first
      return first.path
    }
  }
}

extension ScratchFolder {
  static func forGoldens() throws(GoldenError) -> ScratchFolder {
    do throws(SystemError) {
      return try ScratchFolder()
    } catch {
      throw .scratch(error)
    }
  }
}
