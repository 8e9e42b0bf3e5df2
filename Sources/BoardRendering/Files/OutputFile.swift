import BoardModel

/// A file in the making that appears whole or not at all.
///
/// A class, since its temporary file must be removed exactly once.
///
/// A regular file is written beside its final place, synced, then renamed. A pipe or a device is
/// written to at the end, from a temporary file, since what is written there cannot be taken back.
package final class OutputFile {
  private enum Way {
    /// `old` is the file that is there.
    case rename(to: FilePath, replaces: Bool, old: FileStatus?)
    case copy(to: Int32, closes: Bool)
  }

  /// As the caller wrote it; nil for standard output.
  let path: FilePath?

  private let way: Way
  /// The descriptor is nil once the file is sealed.
  private var temporary: (path: FilePath, descriptor: Int32?)?

  /// Checks that the place can be written to; makes no file yet.
  package init(_ target: OutputTarget) throws(OutputError) {
    switch target {
    case .standardOutput:
      path = nil
      way = .copy(to: 1, closes: false)
      // Were it closed, the temporary file could be given its number and be copied into itself.
      do throws(SystemError) {
        _ = try SystemCalls.status(of: 1)
      } catch {
        throw .cannotWrite(path: nil, error)
      }
    case .pages:
      preconditionFailure("each page has a target of its own")
    case .file(let written, let replaces):
      path = written
      // A link stays a link: what it leads to is replaced.
      let final = SystemCalls.resolved(written) ?? written
      guard let status = try? SystemCalls.status(of: final) else {
        way = .rename(to: final, replaces: replaces, old: nil)
        return
      }
      switch status.kind {
      case .regular:
        guard replaces else { throw .exists(written) }
        way = .rename(to: final, replaces: true, old: status)
      case .folder:
        throw .cannotWrite(path: written, .isFolder)
      case .pipe, .socket, .device:
        do throws(SystemError) {
          way = .copy(to: try SystemCalls.open(final, SystemCalls.writeExisting), closes: true)
        } catch {
          throw .cannotWrite(path: written, error)
        }
      }
    }
  }

  deinit {
    discard()
    if case .copy(let descriptor, true) = way { SystemCalls.close(descriptor) }
  }

  /// Forgets all that was written so far and begins again.
  package func begin() throws(OutputError) {
    discard()
    switch way {
    case .rename: try makeTemporary(in: temporaryFolder, for: path)
    case .copy: try makeTemporary(in: temporaryFolder, for: temporaryFolder)
    }
  }

  /// - Parameter culprit: What cannot be written to where this fails.
  private func makeTemporary(in folder: FilePath, for culprit: FilePath?) throws(OutputError) {
    do throws(SystemError) {
      let file = try TemporaryFiles.make(in: folder)
      temporary = (file.path, file.descriptor)
    } catch {
      throw .cannotWrite(path: culprit, error)
    }
  }

  package func write(_ bytes: [UInt8]) throws(OutputError) {
    guard let descriptor = temporary?.descriptor else {
      preconditionFailure("begin() comes before write(_:)")
    }
    do throws(SystemError) {
      try SystemCalls.write(bytes, to: descriptor)
    } catch {
      throw .cannotWrite(path: path, error)
    }
  }

  /// Writes over bytes that are already there.
  package func replace(_ bytes: [UInt8], at offset: Int) throws(OutputError) {
    guard let descriptor = temporary?.descriptor else {
      preconditionFailure("begin() comes before replace(_:at:)")
    }
    do throws(SystemError) {
      try SystemCalls.write(bytes, to: descriptor, at: offset)
    } catch {
      throw .cannotWrite(path: path, error)
    }
  }

  /// Puts the finished file in its place.
  package func finish() throws(OutputError) {
    try seal()
    try publish()
  }

  /// Ends the writing and keeps the file where nobody sees it, with no descriptor open.
  func seal() throws(OutputError) {
    guard let temporary, let descriptor = temporary.descriptor else {
      preconditionFailure("begin() comes before seal()")
    }
    do throws(SystemError) {
      if case .rename(_, _, let old) = way {
        // Who may read the picture is not changed by making it anew.
        if let old { SystemCalls.setPermissions(of: descriptor, to: old.permissions) }
        try SystemCalls.synchronize(descriptor)
      }
    } catch {
      throw .cannotWrite(path: path, error)
    }
    SystemCalls.close(descriptor)
    self.temporary?.descriptor = nil
  }

  /// Puts the sealed file in its place.
  func publish() throws(OutputError) {
    guard let temporary else { preconditionFailure("seal() comes before publish()") }
    do throws(SystemError) {
      switch way {
      case .rename(let final, let replaces, _):
        try TemporaryFiles.move(temporary.path, to: final, replaces: replaces)
      case .copy(let descriptor, _):
        try copy(temporary.path, to: descriptor)
      }
    } catch {
      if error == .fileExists, let path { throw .exists(path) }
      throw .cannotWrite(path: path, error)
    }
    discard()
  }

  /// Where the file is made.
  var temporaryFolder: FilePath {
    switch way {
    case .rename(let final, _, _): final.folder
    case .copy: SystemCalls.temporaryFolder
    }
  }

  private func copy(_ path: FilePath, to descriptor: Int32) throws(SystemError) {
    let source = try SystemCalls.open(path, SystemCalls.readOnly)
    defer { SystemCalls.close(source) }
    var offset = 0
    while true {
      let bytes = try SystemCalls.read(source, count: 1 << 18, at: offset)
      if bytes.isEmpty { return }
      try SystemCalls.write(bytes, to: descriptor)
      offset += bytes.count
    }
  }

  private func discard() {
    guard let temporary else { return }
    if let descriptor = temporary.descriptor { SystemCalls.close(descriptor) }
    TemporaryFiles.discard(temporary.path)
    self.temporary = nil
  }
}
