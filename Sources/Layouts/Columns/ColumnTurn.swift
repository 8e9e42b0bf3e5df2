/// A column and where its next item would begin, as one number.
///
///     | 52 bits: the item's top, in units | 10 bits: the column |
///
/// One comparison orders the columns by length, the leftmost of equals first.
struct ColumnTurn: Comparable, Sendable {
  static let maximumColumnCount = 1 << columnBits

  /// Larger than any column's turn.
  static let never = ColumnTurn(key: .max)

  private static let columnBits = 10
  private static let columnMask: Int64 = 1 << columnBits - 1

  private let key: Int64

  private init(key: Int64) {
    self.key = key
  }

  init(column: Int, top: Int64) {
    key = top << Self.columnBits | Int64(column)
  }

  var column: Int { Int(key & Self.columnMask) }

  /// Where the item begins, in units.
  var top: Int64 { key >> Self.columnBits }

  /// The turn of the same column after an item and the spacing below it.
  ///
  /// - Parameter advance: in units; the column does not grow beyond the end of every board.
  @inline(__always)
  func advanced(by advance: Int64) -> ColumnTurn {
    // The top is not taken out and put back: each turn waits for the one before it.
    let end = LayoutUnit.limit << Self.columnBits | key & Self.columnMask
    return ColumnTurn(key: min(key &+ advance << Self.columnBits, end))
  }

  /// The last turn that a column further left may have to begin within the tolerance, in units.
  @inline(__always)
  func reaching(_ tolerance: Int64) -> ColumnTurn {
    ColumnTurn(key: key &+ tolerance << Self.columnBits)
  }

  @inline(__always)
  static func < (left: ColumnTurn, right: ColumnTurn) -> Bool {
    left.key < right.key
  }
}
