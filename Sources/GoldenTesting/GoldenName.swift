import ImageCodecs

/// Makes names of goldens: of what a test is called, and never of a count of calls.
package struct GoldenName {
  /// Of suites and of the test, those around first.
  package var components: [String]

  /// What tells the arguments of a parameterised test from others.
  package var arguments: [[UInt8]]

  /// What the call is named, where there are several in a test.
  package var call: String?

  package init(_ components: [String], arguments: [[UInt8]] = [], call: String? = nil) {
    self.components = components
    self.arguments = arguments
    self.call = call
  }

  /// Longer names are cut, since file systems do not take them.
  private static let longest = 150

  /// The name of the golden's file, without its extension: letters, digits, `_`, `-` and `.`.
  ///
  /// Where arguments can be told apart only by other characters, a few digits of their hash follow.
  package var text: String {
    var parts = components.map { Self.plain($0.utf8) }
    if !arguments.isEmpty { parts.append(argumentText) }
    if let call { parts.append(Self.plain(call.utf8)) }
    let text = parts.joined(separator: ".")
    guard text.utf8.count > Self.longest else { return text }
    return String(text.prefix(Self.longest)) + "-" + Self.digits(of: Array(text.utf8))
  }

  private var argumentText: String {
    // Arguments are told by their JSON; the quotes around a text say nothing.
    let bare = arguments.map { bytes in
      let quote = UInt8(ascii: "\"")
      return bytes.count > 1 && bytes.first == quote && bytes.last == quote
        ? Array(bytes.dropFirst().dropLast()) : bytes
    }
    let plain = bare.map { Self.plain($0) }
    let text = plain.joined(separator: "-")
    let isTold = zip(bare, plain).allSatisfy { bytes, text in
      !bytes.isEmpty && bytes == Array(text.utf8) && !text.contains("-")
    }
    if isTold && text.utf8.count <= 60 { return text }
    return String(text.prefix(60)) + "-" + Self.digits(of: Array(arguments.joined(separator: [0])))
  }

  /// With `-` for each run of other characters.
  private static func plain(_ bytes: some Sequence<UInt8>) -> String {
    var text = ""
    for byte in bytes {
      let character = Character(Unicode.Scalar(byte))
      if byte < 128, character.isLetter || character.isNumber || "_.-".contains(character) {
        text.append(character)
      } else if text.last != "-" {
        text.append("-")
      }
    }
    // A name that begins with a dot is hidden, and `..` is the folder above.
    return text.first == "." ? "-" + text.dropFirst() : text
  }

  private static func digits(of bytes: [UInt8]) -> String {
    String(ByteHash.text(of: bytes).prefix(8))
  }
}
