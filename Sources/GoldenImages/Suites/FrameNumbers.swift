/// Frames of a sequence by their numbers, as in `3,12-30`.
public struct FrameNumbers: Hashable, Sendable {
  /// In order, none touching the next.
  public let ranges: [ClosedRange<Int>]

  public init(_ numbers: some Sequence<Int>) {
    var ranges: [ClosedRange<Int>] = []
    for number in Set(numbers).sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    self.ranges = ranges
  }

  /// The greatest number that a frame can have.
  private static let limit = 99_999_999

  /// Nil for what is no list of numbers and ranges; `12..30` is read too.
  public init?(_ text: String) {
    var ranges: [ClosedRange<Int>] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = piece.replacing("..", with: "-").split(
        separator: "-", omittingEmptySubsequences: false)
      let numbers = ends.compactMap(FrameNumbers.number)
      guard numbers.count == ends.count, (1...2).contains(numbers.count),
        numbers[0] <= numbers[numbers.count - 1]
      else { return nil }
      ranges.append(numbers[0]...numbers[numbers.count - 1])
    }
    guard !ranges.isEmpty else { return nil }
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(digits), number <= limit
    else { return nil }
    return number
  }

  public var last: Int? { ranges.map(\.upperBound).max() }

  public func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }
}

extension FrameNumbers: CustomStringConvertible {
  public var description: String {
    ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }.joined(separator: ",")
  }
}
