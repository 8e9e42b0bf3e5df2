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

  /// Writes a file, which is not brought to the disk: nothing of it outlives the run.
  package func write(_ bytes: [UInt8], as name: FilePath) throws(OutputError) {
    let final = path.appending(name)
    do throws(SystemError) {
      let temporary = try TemporaryFiles.make(in: path)
      defer {
        SystemCalls.close(temporary.descriptor)
        TemporaryFiles.discard(temporary.path)
      }
      try SystemCalls.write(bytes, to: temporary.descriptor)
      try TemporaryFiles.move(temporary.path, to: final, replaces: true)
    } catch {
      throw .cannotWrite(path: final, error)
    }
  }

  deinit {
    TemporaryFiles.discardFolder(path)
  }
}
