public import Geometry

/// How many columns a board gets when nobody says so: as many as bring it nearest to a shape.
public struct ColumnChoice: Hashable, Sendable {
  /// Width over height of the shape wanted.
  public var aspectRatio: Double

  /// The counts to choose from, at least 1.
  public var columnCounts: ClosedRange<Int>

  public init(aspectRatio: Double = 4.0 / 3, columnCounts: ClosedRange<Int> = 1...12) {
    self.aspectRatio = aspectRatio
    self.columnCounts = columnCounts
  }

  /// The column count whose board is nearest to the shape, the smallest of equally near ones.
  ///
  /// Twice as wide is as far off as half as wide. There are never more columns than items, save
  /// where the smallest allowed count is larger; a board without area is never nearer than another.
  ///
  /// - Parameter boardSize: of the board with so many columns; asked once for each count.
  public func columnCount<Failure: Error>(
    itemCount: Int, boardSize: (_ columnCount: Int) throws(Failure) -> Size
  ) throws(Failure) -> Int {
    precondition(columnCounts.lowerBound >= 1, "a board has at least one column")
    let fewest = columnCounts.lowerBound
    let most = max(fewest, min(columnCounts.upperBound, itemCount))
    var nearest = fewest
    var shortestDistance = Double.infinity
    for count in fewest...most {
      let distance = distance(of: try boardSize(count))
      // What differs by less comes from rounding, and is a tie.
      if distance < shortestDistance * (1 - 1e-9) {
        nearest = count
        shortestDistance = distance
      }
    }
    return nearest
  }

  /// The factor by which a board is too wide or too high; it orders like the logarithm's size.
  private func distance(of size: Size) -> Double {
    let excess = size.width / (size.height * aspectRatio)
    return max(excess, 1 / excess)
  }
}
