import BoardModel

/// A file in the making that appears whole or not at all.
///
/// A class, since its temporary file must be removed exactly once.
///
/// A regular file is written beside its final place, synced, then renamed. A pipe or a device is
/// written to at the end, from a temporary file, since what is written there cannot be taken back.
final class OutputFile {
  private enum Way {
    /// `old` is the file that is there.
    case rename(to: FilePath, replaces: Bool, old: FileStatus?)
    case copy(to: Int32, closes: Bool)
  }

  /// As the caller wrote it; nil for standard output.
  let path: FilePath?

  private let way: Way
  private var temporary: (path: FilePath, descriptor: Int32)?

  /// Checks that the place can be written to; makes no file yet.
  init(_ target: OutputTarget) throws(OutputError) {
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
  func begin() throws(OutputError) {
    discard()
    switch way {
    case .rename(let final, _, _): try makeTemporary(in: final.folder, for: path)
    case .copy:
      let folder = SystemCalls.temporaryFolder
      try makeTemporary(in: folder, for: folder)
    }
  }

  /// - Parameter culprit: What cannot be written to where this fails.
  private func makeTemporary(in folder: FilePath, for culprit: FilePath?) throws(OutputError) {
    do throws(SystemError) {
      temporary = try TemporaryFiles.make(in: folder)
    } catch {
      throw .cannotWrite(path: culprit, error)
    }
  }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    guard let temporary else { preconditionFailure("begin() comes before write(_:)") }
    do throws(SystemError) {
      try SystemCalls.write(bytes, to: temporary.descriptor)
    } catch {
      throw .cannotWrite(path: path, error)
    }
  }

  /// Puts the finished file in its place.
  func finish() throws(OutputError) {
    guard let temporary else { preconditionFailure("begin() comes before finish()") }
    do throws(SystemError) {
      switch way {
      case .rename(let final, let replaces, let old):
        // Who may read the picture is not changed by making it anew.
        if let old { SystemCalls.setPermissions(of: temporary.descriptor, to: old.permissions) }
        try SystemCalls.synchronize(temporary.descriptor)
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
    SystemCalls.close(temporary.descriptor)
    TemporaryFiles.discard(temporary.path)
    self.temporary = nil
  }
}
