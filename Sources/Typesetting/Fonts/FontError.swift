/// Why text cannot be set.
public enum FontError: Error, Hashable, Sendable {
  /// Fonts of the default list are in none of the folders looked into, of which some could not be
  /// read.
  case notInstalled([DefaultFont], folders: [String], unreadable: [UnreadableFolder])

  /// A font that was named by its family is in none of the folders.
  case familyNotInstalled(String, folders: [String], unreadable: [UnreadableFolder])

  /// A font of the default list is there, and of no use.
  case defaultUnusable(path: String, FontProblem)

  /// A font file that was named is of no use.
  case unusable(path: String, FontProblem)
}
