import BoardModel

/// The files of a folder, in natural order.
struct FolderListing {
  let isRecursive: Bool

  /// The regular files, pipes and the like inside a folder; hidden ones apart.
  ///
  /// A folder that two links lead to is searched once, so that no loop of links is endless.
  func files(in folder: FilePath) throws(SystemError) -> (visible: [FilePath], hidden: [FilePath]) {
    var visible: [FilePath] = []
    var hidden: [FilePath] = []
    var seen: Set<FileStatus.Identity> = [try SystemCalls.status(of: folder).identity]
    var folders = [folder]
    while let next = folders.popLast() {
      let names: [FilePath]
      do {
        names = try SystemCalls.names(in: next)
      } catch {
        // A folder below that may not be entered is no reason to lose the others.
        if next == folder { throw error }
        visible.append(next)
        continue
      }
      for name in names {
        let path = next.appending(name)
        guard name.bytes.first != UInt8(ascii: ".") else {
          hidden.append(path)
          continue
        }
        guard let status = try? SystemCalls.status(of: path), status.kind == .folder else {
          visible.append(path)
          continue
        }
        if isRecursive && seen.insert(status.identity).inserted { folders.append(path) }
      }
    }
    return (
      visible.sorted(by: FilePath.precedesNaturally), hidden.sorted(by: FilePath.precedesNaturally)
    )
  }
}
