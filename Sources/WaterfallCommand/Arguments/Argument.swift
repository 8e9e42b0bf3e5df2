package import BoardModel

/// One argument as the shell gave it: bytes, since a file name need not be UTF-8.
package struct Argument: Hashable, Sendable {
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The argument as text, or `nil` where its bytes are not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  package var path: FilePath { FilePath(bytes: bytes) }

  /// Whether the argument stands for standard input or output.
  package var isDash: Bool { bytes == [UInt8(ascii: "-")] }

  /// Whether an en dash or an em dash stands where a hyphen was meant.
  package var beginsWithLongDash: Bool {
    bytes.starts(with: "–".utf8) || bytes.starts(with: "—".utf8)
  }

  /// The argument on one line, whatever its bytes are.
  package var shown: String { path.displayText }

  /// What the process was started with, its own name left out.
  static func ofProcess() -> [Argument] {
    var arguments: [Argument] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let start = unsafe CommandLine.unsafeArgv[index] else { break }
      var bytes: [UInt8] = []
      while unsafe start[bytes.count] != 0 {
        bytes.append(UInt8(bitPattern: unsafe start[bytes.count]))
      }
      arguments.append(Argument(bytes: bytes))
    }
    return arguments
  }
}
