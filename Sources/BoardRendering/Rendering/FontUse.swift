public import Typesetting

/// A font file that text was set with.
public struct FontUse: Hashable, Sendable {
  public let path: String

  /// The SHA-256 of the file, in hexadecimal digits.
  public let digest: String

  /// Each font once, in the order in which letters are looked for.
  public static func all(of typesetter: Typesetter) -> [FontUse] {
    let named = typesetter.namedFonts.sorted { $0.key < $1.key }.flatMap(\.value.fonts)
    var seen: Set<String> = []
    return (typesetter.fonts.fonts + named).filter { seen.insert($0.path).inserted }
      .map { FontUse(path: $0.path, digest: $0.digest) }
  }
}
