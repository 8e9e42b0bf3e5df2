import Geometry

/// The coverage of an outline, blurred by a Gaussian, in the middle of each pixel of a window.
///
/// Coverage is that of cells, of which a pixel has one or, along both axes, several. A row is blurred
/// as its steps: each change of coverage adds a blurred step. Equal neighbouring rows are blurred
/// once and count as one high row. So the long sides of a card cost next to nothing.
struct BlurredRows {
  private let window: PixelArea

  /// Cells along the side of a pixel.
  private let division: Int

  private let step: GaussianStep

  /// Different rows of cells, blurred sideways; the first one uncovered.
  private var rows: [[Float]]

  /// Which of ``rows`` each row of cells is, from the first that counts on.
  private var indices: [Int] = []

  /// - Parameter deviation: The standard deviation of the blur, in pixels.
  init(
    _ path: Path, transform: Transform, deviation: Double, window: PixelArea, division: Int
  ) {
    self.window = window
    self.division = division
    step = GaussianStep(deviation: deviation * Double(division))
    let reach = step.reach
    func grown(_ range: Range<Int>) -> Range<Int> {
      (range.lowerBound * division - reach)..<(range.upperBound * division + reach)
    }
    let cells = PixelArea(columns: grown(window.columns), rows: grown(window.rows))
    rows = [Array(repeating: 0, count: window.columns.count)]
    let outline = Outline(
      path, transform: transform.followed(by: .scale(Double(division))), window: cells)
    var scanner = CoverageScanner(outline)
    var runs: [CoverageRun] = []
    for row in cells.rows {
      scanner.scan(row)
      if scanner.runs == runs, let last = indices.last {
        indices.append(last)
        continue
      }
      runs = scanner.runs
      if runs.allSatisfy({ $0.coverage == .none }) {
        indices.append(0)
      } else {
        indices.append(rows.count)
        rows.append(blurred(runs, from: cells.columns.lowerBound))
      }
    }
  }

  /// The shares, from 0 to 1, of the window's pixels in a row.
  func row(_ row: Int) -> [Float] {
    // The cells that count, and the distance, in half cells, from where they begin to the middle of
    // the pixel.
    let first = (row - window.rows.lowerBound) * division
    let last = first + division - 1 + 2 * step.reach
    let middle = division + 2 * step.reach
    var sums: [Float] = Array(repeating: 0, count: window.columns.count)
    var before = 1.0
    for cell in first...last where cell == last || indices[cell + 1] != indices[cell] {
      let after = cell == last ? 0 : step.share(halves: middle - 2 * (cell + 1 - first))
      if indices[cell] > 0 {
        Self.add(rows[indices[cell]], times: Float(before - after), to: &sums)
      }
      before = after
    }
    return sums
  }

  private func blurred(_ runs: [CoverageRun], from start: Int) -> [Float] {
    let columns = window.columns
    var sums = Array(repeating: 0.0, count: columns.count)
    // From each column on.
    var wholes = Array(repeating: 0.0, count: columns.count + 1)
    var (cell, share) = (start, 0.0)
    for run in runs {
      let next = Double(run.coverage.share) / 65536
      let change = next - share
      // The columns in whose middle the step is neither missing nor whole.
      let first = Self.quotient(cell - step.reach, division)
      let end = Self.quotient(cell + step.reach + division, division)
      let touched = (first..<max(first, end)).clamped(to: columns)
      for column in touched {
        let halves = 2 * (column * division - cell) + division
        sums[column - columns.lowerBound] += change * step.share(halves: halves)
      }
      let whole = max(columns.lowerBound, min(end, columns.upperBound))
      wholes[whole - columns.lowerBound] += change
      (cell, share) = (run.end, next)
    }
    var sum = 0.0
    return sums.indices.map { index in
      sum += wholes[index]
      return Float(sum + sums[index])
    }
  }

  /// Rounded down.
  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    (number - (number % divisor + divisor) % divisor) / divisor
  }

  private static func add(_ row: [Float], times weight: Float, to sums: inout [Float]) {
    precondition(row.count == sums.count, "all rows are as wide as the window")
    let row = row.span
    var sums = sums.mutableSpan
    // With checks the loop is not vectorized, and takes four times as long.
    for index in 0..<row.count {
      unsafe sums[unchecked: index] += row[unchecked: index] * weight
    }
  }
}
