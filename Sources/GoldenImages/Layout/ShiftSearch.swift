import ImageComparison
public import Pixels

/// Looks for where the pixels of a part of one picture stand in another.
public struct ShiftSearch: Sendable {
  /// How far around the expected places it is looked, in pixels.
  public var reach = 8

  /// The greatest part of the pixels that may not be equal where they are found again.
  public var mostResidual = 0.2

  public init() {}

  /// - Parameters:
  ///   - part: of the first picture, in pixels; what lies outside of it is not looked at.
  ///   - expected: where the part may be looked for first, in pixels from its old place.
  /// - Returns: The shift at which the fewest pixels differ, the nearest one of several; nil where no
  ///   shift explains enough of them.
  public func find(
    _ part: (columns: Range<Int>, rows: Range<Int>), of a: StraightBitmap, in b: StraightBitmap,
    expected: (dx: Int, dy: Int)
  ) -> PixelShift? {
    let columns = part.columns.clamped(to: 0..<a.width)
    let rows = part.rows.clamped(to: 0..<a.height)
    let area = columns.count * rows.count
    guard area > 0 else { return nil }
    let most = Int(Double(area) * mostResidual)
    // The expected places first: they are the right ones nearly always.
    var candidates = [(dx: expected.dx, dy: expected.dy), (dx: 0, dy: 0)]
    let around = (-reach...reach).flatMap { dy in (-reach...reach).map { dx in (dx: dx, dy: dy) } }
      .sorted { abs($0.dx) + abs($0.dy) < abs($1.dx) + abs($1.dy) }
    candidates += around
    candidates += around.map { (dx: $0.dx + expected.dx, dy: $0.dy + expected.dy) }
    var best: PixelShift?
    for candidate in candidates {
      guard mayBe(candidate, a, b, columns, rows) else { continue }
      let limit = best?.residual ?? most + 1
      let residual = residual(a, b, columns, rows, candidate, limit: limit)
      guard residual < limit else { continue }
      best = PixelShift(dx: candidate.dx, dy: candidate.dy, residual: residual)
      if residual == 0 { break }
    }
    return best
  }

  /// In pixels: what is larger is looked at in part first.
  private static let sample = 1 << 14

  /// Whether a shift is worth counting: in a large part few places are, and some rows tell.
  private func mayBe(
    _ shift: (dx: Int, dy: Int), _ a: StraightBitmap, _ b: StraightBitmap, _ columns: Range<Int>,
    _ rows: Range<Int>
  ) -> Bool {
    let step = columns.count * rows.count / ShiftSearch.sample
    guard step > 1 else { return true }
    let seen = stride(from: rows.lowerBound, to: rows.upperBound, by: step)
    let different = seen.map {
      a.differentPixels(row: $0, columns: columns, in: b, shiftedBy: shift)
    }
    // A change of one place may lie in these rows, so they may hold more of it than the whole.
    let most = Double(different.count * columns.count) * min(1, 2 * mostResidual)
    return Double(different.reduce(0, +)) <= most
  }

  /// How many pixels differ at a shift; counting ends at the limit.
  private func residual(
    _ a: StraightBitmap, _ b: StraightBitmap, _ columns: Range<Int>, _ rows: Range<Int>,
    _ shift: (dx: Int, dy: Int), limit: Int
  ) -> Int {
    var count = 0
    for y in rows {
      count += a.differentPixels(row: y, columns: columns, in: b, shiftedBy: shift)
      if count >= limit { return count }
    }
    return count
  }
}
