import Geometry

/// How much of each pixel an outline covers, row after row.
///
/// Every edge adds to a column its signed height times the share of the pixel right of it, and the
/// rest to the next column; the sum from the left is then the exact covered area.
/// Source: Levien, "Inside the fastest font renderer in the world", 2016 (font-rs), §"Accumulation".
/// Edges are always added in the order of the outline, so sums do not depend on the first row.
struct CoverageScanner {
  /// The row last scanned, from the first to the last column of the window.
  private(set) var runs: [CoverageRun] = []

  /// The first row for which ``runs`` no longer hold.
  private(set) var validUntil: Int

  private let columns: Range<Int>
  private let edges: [Edge]

  /// Edges by their first row.
  private let pending: [(row: Int, edge: Int)]
  private var nextPending = 0
  private var active: [Int] = []
  private var sums: [Double]

  /// The first and the last column changed by each edge.
  private var touched: [(first: Int, last: Int)] = []

  init(_ outline: Outline) {
    let window = outline.window
    columns = window.columns
    edges = outline.edges
    pending = edges.enumerated()
      .map { (max(window.rows.lowerBound, Int($1.top.y.rounded(.down))), $0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    sums = Array(repeating: 0, count: columns.count + 2)
    validUntil = window.rows.lowerBound
  }

  /// Brings ``runs`` to a row of the window; rows are asked for from the top.
  mutating func scan(_ row: Int) {
    guard row >= validUntil else { return }
    updateActive(at: row)
    var isSteady = true
    var steadyEnd = nextPending < pending.count ? pending[nextPending].row : .max
    let (top, bottom) = (Double(row), Double(row + 1))
    for index in active {
      let edge = edges[index]
      let start = max(edge.top.y, top)
      let end = min(edge.bottom.y, bottom)
      add(from: edge.x(at: start), to: edge.x(at: end), height: (end - start) * edge.winding)
      isSteady = isSteady && edge.isVertical && edge.top.y <= top && edge.bottom.y >= bottom
      if isSteady { steadyEnd = min(steadyEnd, Int(min(edge.bottom.y, 1e15))) }
    }
    validUntil = isSteady ? max(row + 1, steadyEnd) : row + 1
    collectRuns()
  }

  private mutating func updateActive(at row: Int) {
    active.removeAll { edges[$0].bottom.y <= Double(row) }
    let first = nextPending
    while nextPending < pending.count, pending[nextPending].row <= row {
      let edge = pending[nextPending].edge
      if edges[edge].bottom.y > Double(row) { active.append(edge) }
      nextPending += 1
    }
    if nextPending > first { active.sort() }
  }

  /// Adds a straight piece that does not leave the row.
  private mutating func add(from start: Double, to end: Double, height: Double) {
    let origin = Double(columns.lowerBound)
    let width = Double(columns.count)
    var low = min(start, end) - origin
    var high = max(start, end) - origin
    guard low < width else { return }
    guard high > 0 else {
      sums[0] += height
      touched.append((0, 0))
      return
    }
    let perColumn = high > low ? height / (high - low) : 0
    var rest = height
    if low < 0 {
      sums[0] += -low * perColumn
      rest += low * perColumn
      low = 0
    }
    if high > width {
      rest -= (high - width) * perColumn
      high = width
    }
    let first = Int(low)
    let last = max(first, Double(Int(high)) < high ? Int(high) : Int(high) - 1)
    for column in first..<last {
      let part = (Double(column + 1) - low) * perColumn
      addPiece(part, at: (low + Double(column + 1)) / 2, column)
      rest -= part
      low = Double(column + 1)
    }
    addPiece(rest, at: (low + high) / 2, last)
    touched.append((first, min(last + 1, columns.count)))
  }

  private mutating func addPiece(_ height: Double, at x: Double, _ column: Int) {
    let offset = x - Double(column)
    sums[column] += height * (1 - offset)
    sums[column + 1] += height * offset
  }

  /// Sums from the left, in equal runs, and clears the sums.
  private mutating func collectRuns() {
    runs.removeAll(keepingCapacity: true)
    if touched.count > 1 { touched.sort { $0.first < $1.first } }
    var sum = 0.0
    var column = 0
    for (first, last) in touched {
      appendRun(to: first, sum)
      column = max(column, first)
      while column <= last {
        sum += sums[column]
        sums[column] = 0
        column += 1
        appendRun(to: column, sum)
      }
    }
    appendRun(to: columns.count, sum)
    touched.removeAll(keepingCapacity: true)
  }

  private mutating func appendRun(to relativeEnd: Int, _ sum: Double) {
    let end = columns.lowerBound + min(relativeEnd, columns.count)
    guard end > runs.last?.end ?? columns.lowerBound else { return }
    let coverage = Coverage(sum)
    if let last = runs.last, last.coverage == coverage {
      runs[runs.count - 1].end = end
    } else {
      runs.append(CoverageRun(end: end, coverage: coverage))
    }
  }
}
