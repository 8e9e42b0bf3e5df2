import BoardDrawing
import BoardRendering
import Typesetting

extension ErrorMessages {
  static func words(for error: FontError) -> String {
    switch error {
    case .notInstalled(let fonts, let folders, let unreadable):
      "text needs fonts that are not installed: \(fonts.map(\.fileName).joined(separator: ", ")); "
        + "install \(fonts.map(\.package).joined(separator: " and ")), or name a font with --font FILE"
        + " (looked in \(folders.map(oneLine).joined(separator: ", "))\(words(for: unreadable)))"
    case .familyNotInstalled(let name, let folders, let unreadable):
      "no font called \"\(oneLine(name))\" is installed; install it, or name its file with --font FILE"
        + " (looked in \(folders.map(oneLine).joined(separator: ", "))\(words(for: unreadable)))"
    case .defaultUnusable(let path, let problem):
      "the font \(oneLine(path)) is of no use: \(words(for: problem)); "
        + "install it anew, or name another with --font FILE"
    case .unusable(let path, let problem):
      "the font \(oneLine(path)) is of no use: \(words(for: problem)); name another with --font FILE"
    }
  }

  /// One warning for all characters of a board that no font has.
  static func warning(_ missing: [MissingCharacters]) -> String? {
    missing.isEmpty ? nil : "waterfall: warning: " + words(for: missing)
  }

  /// Which characters, and where they are.
  static func words(for missing: [MissingCharacters]) -> String {
    var characters: [String] = []
    for part in missing { characters += part.characters.filter { !characters.contains($0) } }
    let named = characters.prefix(8).map { character in
      let codes = character.unicodeScalars.prefix(3).map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return "\(oneLine(character)) (\(codes.joined(separator: " ")))"
    }
    let ids = missing.compactMap(\.itemID)
    var places = ids.prefix(5).map { "\"\(oneLine($0))\"" }
    if ids.count < missing.count { places.insert("the board's own text", at: 0) }
    return
      "no font has \(list(named, of: characters.count)), in \(list(places, of: max(places.count, ids.count + (ids.count < missing.count ? 1 : 0)))); "
      + "boxes stand for them; name a font that has them with --font FILE"
  }

  private static func list(_ words: [String], of count: Int) -> String {
    words.joined(separator: ", ") + (count > words.count ? " and \(count - words.count) more" : "")
  }

  private static func words(for folders: [UnreadableFolder]) -> String {
    guard let first = folders.first else { return "" }
    let reason = SystemError(number: first.errno).words
    return "; \(oneLine(first.path)) cannot be looked into: \(reason)"
  }

  private static func words(for problem: FontProblem) -> String {
    switch problem {
    case .unreadable(let number): "it cannot be read: \(SystemError(number: number).words)"
    case .notAFile: "it is no file"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .notAFont: "it is no OpenType or TrueType font"
    case .withoutOutlines: "it holds bitmaps only"
    }
  }
}
