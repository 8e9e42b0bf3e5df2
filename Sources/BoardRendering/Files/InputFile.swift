package import BoardModel
package import ImageCodecs

/// An open regular file; closed with its last owner.
///
/// A class, since the file must be closed exactly once.
package final class InputFile: Sendable {
  let descriptor: Int32
  let status: FileStatus

  /// Opens without waiting, so that a pipe without a writer cannot hold the program up.
  package init(_ path: FilePath) throws(PictureProblem) {
    do {
      let status = try SystemCalls.status(of: path)
      guard status.kind == .regular else { throw PictureProblem.notAFile(status.kind.publicKind) }
      descriptor = try SystemCalls.open(path, SystemCalls.readOnly)
      self.status = try SystemCalls.status(of: descriptor)
    } catch let error as SystemError {
      throw .cannotOpen(error)
    } catch let error as PictureProblem {
      throw error
    } catch {
      throw .cannotOpen(SystemError.last)
    }
    // The path may have come to lead elsewhere between the two looks.
    guard status.kind == .regular else { throw .notAFile(status.kind.publicKind) }
  }

  deinit {
    SystemCalls.close(descriptor)
  }

  /// The same, as decoders see it; valid as long as this is kept.
  package var image: EncodedImage { .descriptor(descriptor) }

  /// Whether the first character that is no white space is an opening brace, as in JSON.
  func beginsWithBrace() throws(SystemError) -> Bool {
    let start = try SystemCalls.read(descriptor, count: 256, at: 0)
    return start.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
  }

  /// Of all bytes, see ``ByteHash``; read in steps, so that a long file never stands in memory.
  package func hash() throws(SystemError) -> String {
    var hash = ByteHash()
    var offset = 0
    while true {
      let bytes = try SystemCalls.read(descriptor, count: InputFile.step, at: offset)
      if bytes.isEmpty { return hash.text }
      hash.add(bytes)
      offset += bytes.count
    }
  }

  /// How many bytes are read at once.
  private static let step = 1 << 18

  /// All bytes, up to a limit; nil where the file is longer.
  func contents(limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      let more = try SystemCalls.read(descriptor, count: 65536, at: bytes.count)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > limit { return nil }
    }
  }
}
