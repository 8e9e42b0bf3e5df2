/// Why text cannot be set.
public enum FontError: Error, Hashable, Sendable {
  /// Fonts of the default list are in none of the folders looked into.
  case notInstalled([DefaultFont], folders: [String])

  /// A font file that was named is of no use.
  case unusable(path: String, FontProblem)
}
