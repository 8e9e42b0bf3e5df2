import BoardModel
import Synchronization

/// The temporary files of this process, so that an interrupted run can remove them.
public enum TemporaryFiles {
  private struct State {
    var paths: Set<FilePath> = []
    var folders: Set<FilePath> = []
    var count = 0
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Removes all temporary files, and ends the programs that may be writing some; from then on none
  /// can be made or put in place.
  public static func removeAll() {
    RunningPrograms.endAll()
    state.withLock { state in
      state.isClosed = true
      for path in state.paths { SystemCalls.remove(path) }
      for folder in state.folders { removeFolder(folder) }
    }
  }

  /// Makes a folder of an unused name in the system's folder for such.
  static func makeFolder() throws(SystemError) -> FilePath {
    try state.withLock { state throws(SystemError) in
      while true {
        guard !state.isClosed else { throw .interrupted }
        state.count += 1
        let name = ".waterfall-tmp-\(SystemCalls.processNumber)-\(state.count)"
        let path = SystemCalls.temporaryFolder.appending(FilePath(name))
        do throws(SystemError) {
          try SystemCalls.makeFolder(path)
          state.folders.insert(path)
          return path
        } catch {
          if error != .fileExists { throw error }
        }
      }
    }
  }

  static func discardFolder(_ path: FilePath) {
    state.withLock { state in
      if state.folders.remove(path) != nil { removeFolder(path) }
    }
  }

  /// Removes a folder and the files in it.
  private static func removeFolder(_ path: FilePath) {
    // What cannot be looked into cannot be emptied either.
    for name in (try? SystemCalls.names(in: path)) ?? [] {
      SystemCalls.remove(path.appending(name))
    }
    SystemCalls.removeFolder(path)
  }

  /// Whether the run was interrupted: what fails to be written from then on fails for that.
  public static var wereRemoved: Bool { state.withLock { $0.isClosed } }

  /// Makes a new file of an unused name in a folder and opens it for writing.
  ///
  /// - Parameter isScratch: Whether it is opened for reading too.
  static func make(
    in folder: FilePath, isScratch: Bool = false
  ) throws(SystemError) -> (path: FilePath, descriptor: Int32) {
    while true {
      do {
        return try makeOnce(
          in: folder, isScratch ? SystemCalls.createScratch : SystemCalls.createNew)
      } catch {
        if error != .fileExists { throw error }
      }
    }
  }

  private static func makeOnce(
    in folder: FilePath, _ flags: Int32
  ) throws(SystemError) -> (FilePath, Int32) {
    try state.withLock { state throws(SystemError) in
      guard !state.isClosed else { throw .interrupted }
      state.count += 1
      let name = ".waterfall-tmp-\(SystemCalls.processNumber)-\(state.count)"
      let path = folder.appending(FilePath(name))
      let descriptor = try SystemCalls.open(path, flags)
      state.paths.insert(path)
      return (path, descriptor)
    }
  }

  /// Gives a finished temporary file its final name.
  ///
  /// - Parameter replaces: Whether a file of that name is replaced; else it is an error.
  static func move(_ path: FilePath, to final: FilePath, replaces: Bool) throws(SystemError) {
    try state.withLock { state throws(SystemError) in
      guard !state.isClosed else { throw .interrupted }
      if replaces {
        try SystemCalls.rename(path, to: final)
      } else {
        try SystemCalls.link(path, to: final)
        SystemCalls.remove(path)
      }
      state.paths.remove(path)
    }
  }

  static func discard(_ path: FilePath) {
    state.withLock { state in
      if state.paths.remove(path) != nil { SystemCalls.remove(path) }
    }
  }
}
