extension FilePath {
  /// Whether a path comes before another in natural order, the same in every locale.
  ///
  /// Folder by folder; runs of digits count as numbers, ASCII letters without their case; what is
  /// then equal is ordered by its bytes.
  public static func precedesNaturally(_ left: FilePath, _ right: FilePath) -> Bool {
    switch naturalOrder(left.bytes, right.bytes) {
    case .before: true
    case .after: false
    case .same: left.bytes.lexicographicallyPrecedes(right.bytes)
    }
  }

  private enum Order {
    case before
    case same
    case after
  }

  private static func naturalOrder(_ left: [UInt8], _ right: [UInt8]) -> Order {
    var (l, r) = (left[...], right[...])
    while let a = l.first, let b = r.first {
      if isDigit(a), isDigit(b) {
        let (first, second) = (takeNumber(&l), takeNumber(&r))
        if first.count != second.count { return first.count < second.count ? .before : .after }
        if first != second { return first.lexicographicallyPrecedes(second) ? .before : .after }
      } else {
        let (first, second) = (rank(a), rank(b))
        if first != second { return first < second ? .before : .after }
        l = l.dropFirst()
        r = r.dropFirst()
      }
    }
    if l.isEmpty && r.isEmpty { return .same }
    return l.isEmpty ? .before : .after
  }

  /// Removes a run of digits from the front and returns it without leading zeros.
  private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let run = bytes.prefix(while: isDigit)
    bytes = bytes.dropFirst(run.count)
    return run.drop { $0 == UInt8(ascii: "0") }
  }

  /// The slash first, so that a folder's files stand together; capitals as small letters.
  private static func rank(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "/"): 0
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    default: byte
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
