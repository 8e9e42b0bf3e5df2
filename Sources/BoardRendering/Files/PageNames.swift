public import BoardModel

/// The names of a board's pages: a name with a place for the page's number, as in `sheet-%03d.jpg`.
public struct PageNames: Hashable, Sendable {
  /// As it was written.
  public let pattern: FilePath

  /// The name of a page that is the only one; nil where that is numbered too.
  public var single: FilePath?

  private let prefix: [UInt8]
  private let suffix: [UInt8]

  /// The fewest digits, zeros in front; 0 as many as needed.
  private let digitCount: Int

  private static let percent = UInt8(ascii: "%")

  /// More digits than any number of pages has.
  private static let mostDigits = 18

  /// - Returns: nil where the last component has not one place for a number: `%d`, `%3d`, `%03d`. Any
  ///   other % stands for itself.
  public init?(_ pattern: FilePath) {
    let places = PageNames.places(in: pattern)
    guard places.count == 1, let place = places.first else { return nil }
    self.pattern = pattern
    prefix = Array(pattern.bytes[..<place.lowerBound])
    suffix = Array(pattern.bytes[place.upperBound...])
    let digits = pattern.bytes[place].dropFirst().dropLast()
    digitCount = digits.reduce(0) { min($0 * 10 + Int($1 & 15), PageNames.mostDigits) }
  }

  /// - Parameter page: From 1.
  public func path(page: Int, of count: Int) -> FilePath {
    if count == 1, let single { return single }
    let number = String(page)
    let zeros = String(repeating: "0", count: max(0, digitCount - number.utf8.count))
    return FilePath(bytes: prefix + (zeros + number).utf8 + suffix)
  }

  /// How many places for a number the last component of a name has.
  public static func placeCount(in name: FilePath) -> Int { places(in: name).count }

  private static func places(in name: FilePath) -> [Range<Int>] {
    let bytes = name.bytes
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return bytes[start...].indices.compactMap { index in
      guard bytes[index] == percent else { return nil }
      let digits = bytes[(index + 1)...].prefix { (0x30...0x39).contains($0) }
      guard digits.endIndex < bytes.endIndex, bytes[digits.endIndex] == UInt8(ascii: "d") else {
        return nil
      }
      return index..<digits.endIndex + 1
    }
  }
}
