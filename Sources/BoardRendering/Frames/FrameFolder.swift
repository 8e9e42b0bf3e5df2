import BoardModel
import ImageCodecs

/// The folder that frames are written to; of what lies in it only what an earlier run left is touched.
struct FrameFolder {
  let path: FilePath

  /// Frames and the manifest of an earlier run.
  private let old: [FilePath]

  static let manifestName = FilePath("manifest.json")

  /// `frame_` and at least five digits, so that names sort as the frames follow each other.
  static func frameName(_ number: Int) -> FilePath {
    let digits = String(number)
    return FilePath(
      "frame_" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png")
  }

  /// Looks at what is there and changes nothing.
  init(_ path: FilePath, for loaded: LoadedBoard, replaces: Bool) throws(FramesError) {
    self.path = path
    guard let status = try? SystemCalls.status(of: path) else {
      old = []
      return
    }
    do throws(SystemError) {
      guard status.kind == .folder else { throw .notAFolder }
      if loaded.pictureFolders.contains(status.identity) { throw .fileExists }
      old = try SystemCalls.names(in: path).filter(Self.isOfFrames)
        .map { path.bytes == [0x2E] ? $0 : path.appending($0) }
        .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    } catch {
      if error == .fileExists { throw .folderOfInputs(path) }
      throw .rendering(.output(.cannotWrite(path: path, error)))
    }
    for file in old where !Self.isOurs(file) || loaded.wouldBeLost(to: file) {
      throw .foreign(file)
    }
    if let first = old.first, !replaces { throw .rendering(.output(.exists(first))) }
  }

  /// Makes the folder, or takes away what an earlier run left, the manifest first: from then on nothing
  /// says that there are frames.
  ///
  /// - Returns: What keeps other runs out, as long as it is held.
  func clear() throws(FramesError) -> FolderLock {
    let lock = try hold()
    for file in old where file.lastComponent == Self.manifestName { SystemCalls.remove(file) }
    for file in old { SystemCalls.remove(file) }
    return lock
  }

  private func hold() throws(FramesError) -> FolderLock {
    do throws(SystemError) {
      if (try? SystemCalls.status(of: path)) == nil { try SystemCalls.makeFolder(path) }
      if let lock = try FolderLock(path) { return lock }
    } catch {
      throw .rendering(.output(.cannotWrite(path: path, error)))
    }
    throw .folderInUse(path)
  }

  /// Writes a frame, which appears whole or not at all.
  func write(_ pieces: [[UInt8]], as name: FilePath) throws(OutputError) {
    let final = path.appending(name)
    do throws(SystemError) {
      let temporary = try TemporaryFiles.make(in: path)
      defer {
        SystemCalls.close(temporary.descriptor)
        TemporaryFiles.discard(temporary.path)
      }
      for piece in pieces { try SystemCalls.write(piece, to: temporary.descriptor) }
      try TemporaryFiles.move(temporary.path, to: final, replaces: true)
    } catch {
      throw .cannotWrite(path: final, error)
    }
  }

  private static func isOfFrames(_ name: FilePath) -> Bool {
    if name == manifestName { return true }
    guard let text = name.text, text.hasPrefix("frame_"), text.hasSuffix(".png") else {
      return false
    }
    let digits = text.dropFirst(6).dropLast(4).utf8
    return digits.count >= 5 && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isOurs(_ path: FilePath) -> Bool {
    guard let file = try? InputFile(path) else { return false }
    if path.lastComponent == manifestName {
      let start = try? SystemCalls.read(file.descriptor, count: 256, at: 0)
      return start?.starts(with: FrameManifest.start.utf8) ?? false
    }
    let info = try? ImageFormats.readInfo(from: .descriptor(file.descriptor), limit: PixelLimit())
    return info?.isOwnOutput ?? false
  }
}

extension LoadedBoard {
  /// The folders that the board's pictures lie in.
  fileprivate var pictureFolders: Set<FileStatus.Identity> {
    let folders = Set(
      board.items.compactMap { item in
        if case .picture(let path) = item.content { path.folder } else { nil }
      })
    return Set(folders.compactMap { try? SystemCalls.status(of: $0).identity })
  }
}
