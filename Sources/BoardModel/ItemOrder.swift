/// The order in which pictures are placed.
public enum ItemOrder: String, CaseIterable, Hashable, Sendable {
  /// As written; the files of a folder or a pattern stand in natural order of their names.
  case asListed = "as-listed"

  /// Natural, locale-free order of the paths.
  case name

  /// The oldest picture first: by Exif, else by the date in its name, else by its file's.
  case date

  /// The picture with most pixels first.
  case size

  /// The widest shape first.
  case aspect

  /// By chance, the same for the same seed.
  case shuffle
}
