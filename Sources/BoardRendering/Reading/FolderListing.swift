import BoardModel

/// The files of a folder, in natural order.
struct FolderListing {
  let isRecursive: Bool

  /// What is found inside a folder, each list in natural order.
  struct Contents {
    /// Regular files, pipes and the like.
    var visible: [FilePath] = []
    var hidden: [FilePath] = []

    /// Folders below that could not be looked into.
    var unreadable: [(path: FilePath, reason: SystemError)] = []
  }

  /// A folder that two links lead to is searched once, so that no loop of links is endless.
  func contents(of folder: FilePath) throws(SystemError) -> Contents {
    var contents = Contents()
    var seen: Set<FileStatus.Identity> = [try SystemCalls.status(of: folder).identity]
    var folders = [folder]
    while let next = folders.popLast() {
      let names: [FilePath]
      do {
        names = try SystemCalls.names(in: next)
      } catch {
        // A folder below that may not be entered is no reason to lose the others.
        if next == folder { throw error }
        contents.unreadable.append((next, error))
        continue
      }
      for name in names {
        let path = next.appending(name)
        guard name.bytes.first != UInt8(ascii: ".") else {
          contents.hidden.append(path)
          continue
        }
        guard let status = try? SystemCalls.status(of: path), status.kind == .folder else {
          contents.visible.append(path)
          continue
        }
        if isRecursive && seen.insert(status.identity).inserted { folders.append(path) }
      }
    }
    contents.visible.sort(by: FilePath.precedesNaturally)
    contents.hidden.sort(by: FilePath.precedesNaturally)
    contents.unreadable.sort { FilePath.precedesNaturally($0.path, $1.path) }
    return contents
  }
}
