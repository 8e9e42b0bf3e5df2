package import BoardModel

/// A file or folder that is kept from run to run.
package struct StoredFile: Hashable, Sendable {
  package let path: FilePath

  package init(_ path: FilePath) {
    self.path = path
  }

  package var exists: Bool { (try? SystemCalls.status(of: path)) != nil }

  package var isFolder: Bool { (try? SystemCalls.status(of: path).kind) == .folder }

  /// 0 where nothing is.
  package var byteCount: Int { (try? SystemCalls.status(of: path).byteCount) ?? 0 }

  /// All bytes; nil where the file is longer than the limit.
  package func contents(limit: Int) throws(PictureProblem) -> [UInt8]? {
    let file = try InputFile(path)
    do throws(SystemError) {
      return try file.contents(limit: limit)
    } catch {
      throw .cannotOpen(error)
    }
  }

  /// Of all bytes, see ``ByteHash``.
  package func hash() throws(PictureProblem) -> String {
    let file = try InputFile(path)
    do throws(SystemError) {
      return try file.hash()
    } catch {
      throw .cannotOpen(error)
    }
  }

  /// The first bytes, fewer where there are no more; nil for what is no file that can be read.
  package func start(count: Int) -> [UInt8]? {
    guard let file = try? InputFile(path) else { return nil }
    return try? SystemCalls.read(file.descriptor, count: count, at: 0)
  }

  /// The names in a folder but for hidden ones, in natural order.
  package func names() throws(SystemError) -> [FilePath] {
    try SystemCalls.names(in: path).filter { $0.bytes.first != UInt8(ascii: ".") }
      .sorted(by: FilePath.precedesNaturally)
  }

  /// Removes a file, or a folder that is empty.
  package func remove() {
    if isFolder { SystemCalls.removeFolder(path) } else { SystemCalls.remove(path) }
  }
}
