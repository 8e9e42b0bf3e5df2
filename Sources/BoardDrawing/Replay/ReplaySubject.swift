/// What moves on a board while a gesture is played.
enum ReplaySubject: Hashable, Sendable {
  /// An item, by its number.
  case tile(Int)

  /// What is seen at the place of an item that is carried.
  case source(Int)

  /// A background or a line, by its index.
  case area(Int)

  /// A text beside the items, by its index.
  case label(Int)

  /// The board under its viewport: the y of its frame is the offset.
  case view
}
