/// A word of a command line as a shell has to read it.
///
/// Source: POSIX.1-2017, Shell Command Language, 2.2.2 "Single-Quotes".
struct ShellWord: CustomStringConvertible {
  let description: String

  init(_ word: String) {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", ",", "+", "@", "%": true
      default: false
      }
    }
    description =
      isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
