package import BoardModel

/// A new folder for what is needed during a run; removed with its last owner, or when the run is
/// interrupted.
///
/// A class, since the folder must be removed exactly once.
package final class ScratchFolder: Sendable {
  package let path: FilePath

  package init() throws(SystemError) {
    path = try TemporaryFiles.makeFolder()
  }

  deinit {
    TemporaryFiles.discardFolder(path)
  }
}
