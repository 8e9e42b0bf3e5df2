/// A text without line breaks of its own, cleaned for drawing.
///
/// Control characters, and the marks that turn the direction of text around, become U+FFFD: a name
/// that holds them looks odd and does not look like another name. Of a character with more marks than
/// any script has, only the first are kept.
struct Paragraph {
  private(set) var clusters = TextClusters()

  /// Whether the text went on beyond what was taken.
  private(set) var isCut = false

  /// Longer texts are cut; no line is that long.
  static let greatestScalarCount = 65_536

  /// The marks of the longest cluster of the Stream-Safe Text Format, and two more.
  ///
  /// Source: Unicode Standard Annex #15, §13.
  private static let greatestClusterLength = 32

  /// One paragraph, or one for each line where line breaks count.
  static func split(_ text: String, atLineBreaks: Bool) -> [Paragraph] {
    var paragraphs = [Paragraph()]
    var scalarCount = 0
    for character in text {
      if atLineBreaks, character.isNewline {
        paragraphs.append(Paragraph())
        scalarCount += 1
      } else {
        scalarCount += paragraphs[paragraphs.count - 1].append(character)
      }
      if scalarCount >= greatestScalarCount {
        paragraphs[paragraphs.count - 1].isCut = true
        break
      }
    }
    return paragraphs
  }

  /// - Returns: How many scalars were added.
  private mutating func append(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    // Each on its own: a carriage return and a line feed are one character.
    if let first = scalars.first, Self.isReplaced(first) {
      for _ in scalars.prefix(Self.greatestClusterLength) { clusters.append(["\u{FFFD}"]) }
      return min(scalars.count, Self.greatestClusterLength)
    }
    let kept = scalars.prefix(Self.greatestClusterLength)
      .map { Self.isReplaced($0) ? "\u{FFFD}" : $0 }
    clusters.append(kept)
    return kept.count
  }

  private static func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
