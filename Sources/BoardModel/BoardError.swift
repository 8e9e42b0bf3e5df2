/// What is wrong with a board or its file; `key` is where, as in `items[2].src`.
public enum BoardError: Error, Hashable, Sendable {
  /// The detail begins with line and column.
  case notJSON(detail: String)
  case missingKey(String)
  case unknownKey(String, nearest: String?)

  /// Part of the format, but not read by this version.
  case notInThisVersion(String)
  case wrongType(String, expected: String)

  /// A value of the right type that makes no sense; `expected` says what would.
  case badValue(String, expected: String)

  /// Indices count from 0, in the order of the items.
  case duplicateID(String, first: Int, second: Int)

  /// A span is asked for an item that the board does not have.
  case noItem(id: String, nearest: String?)
  case heightsContradict(minimum: Double, maximum: Double)
}
