/// Which pixels of a picture something covers, as stretches of rows from the top.
public struct PixelCover: Hashable, Sendable {
  /// Pixels of a row that follow each other.
  public struct Stretch: Hashable, Sendable {
    public let row: Int
    public let columns: Range<Int>

    /// Whether nothing below is seen there.
    public let isOpaque: Bool

    public init(row: Int, columns: Range<Int>, isOpaque: Bool) {
      self.row = row
      self.columns = columns
      self.isOpaque = isOpaque
    }
  }

  /// By rows, those of a row from the left.
  public private(set) var stretches: [Stretch] = []

  public init() {}

  /// Adds a stretch that lies below or to the right of all others.
  public mutating func add(_ stretch: Stretch) {
    guard !stretch.columns.isEmpty else { return }
    stretches.append(stretch)
  }

  /// The stretches of some rows.
  public func stretches(inRows rows: Range<Int>) -> ArraySlice<Stretch> {
    stretches[index(ofRow: rows.lowerBound)..<index(ofRow: rows.upperBound)]
  }

  /// The smallest upright rectangle around it; nil where it covers nothing.
  public var bounds: (columns: Range<Int>, rows: Range<Int>)? {
    guard let first = stretches.first, let last = stretches.last else { return nil }
    var (left, right) = (first.columns.lowerBound, first.columns.upperBound)
    for stretch in stretches {
      left = min(left, stretch.columns.lowerBound)
      right = max(right, stretch.columns.upperBound)
    }
    return (left..<right, first.row..<(last.row + 1))
  }

  /// The first stretch of a row or a later one.
  private func index(ofRow row: Int) -> Int {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
