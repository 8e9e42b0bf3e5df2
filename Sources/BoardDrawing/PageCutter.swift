import BoardModel
import Geometry
import Layouts
import Typesetting

/// Cuts a board into pages.
struct PageCutter {
  private let board: Board

  /// Of a page with its margins, in points.
  private let size: Size

  private let typesetter: Typesetter?

  /// Of each section of the board.
  private let columnCounts: [Int]

  /// Where a board leaves its columns open: no more than this, so that pictures on paper can be seen.
  private static let mostColumns = 6

  init(board: Board, size: Size, typesetter: Typesetter?) throws(LayoutError) {
    self.board = board
    self.size = size
    self.typesetter = typesetter
    let fixed = BoardArranger(board: board, typesetter: typesetter).fixedColumnCounts(
      width: size.width)
    let open = zip(fixed, board.sections).filter { $0.0 == nil }.map(\.1.itemCount)
    let most = max(1, min(open.max() ?? 1, PageCutter.mostColumns))
    var count = 1
    while true {
      let counts = fixed.map { $0 ?? count }
      let arrangement = PageArrangement(
        board, 0..<board.items.count, counts, size: size, typesetter: typesetter)
      if count == most || open.isEmpty {
        columnCounts = counts
        return
      }
      if try arrangement.fits() {
        columnCounts = counts
        return
      }
      count += 1
    }
  }

  func pages() throws(LayoutError) -> [BoardPage] {
    var pages: [BoardPage] = []
    var start = 0
    repeat {
      let end = try end(from: start, guess: pages.last?.arranged.board.items.count ?? 8)
      pages.append(try arrangement(start..<end).page())
      start = end
    } while start < board.items.count
    return pages
  }

  /// Where the page that begins with an item ends.
  ///
  /// Steps that double, then halve, so that a page is arranged a few times and never once for each of
  /// its items.
  private func end(from start: Int, guess: Int) throws(LayoutError) -> Int {
    let last = board.items.count
    // Rows become lower with each item, until they are low enough.
    if board.settings.kind == .rows { return try endOfRows(from: start) }
    var fitting = min(start + 1, last)
    guard try arrangement(start..<fitting).fits() else { return fitting }
    var tooFar = last + 1
    var step = max(1, guess)
    while fitting < last, tooFar > last {
      let next = min(fitting + step, last)
      if try arrangement(start..<next).fits() { fitting = next } else { tooFar = next }
      step *= 2
    }
    while tooFar <= last, tooFar - fitting > 1 {
      let middle = (fitting + tooFar) / 2
      if try arrangement(start..<middle).fits() { fitting = middle } else { tooFar = middle }
    }
    return fitting
  }

  private func endOfRows(from start: Int) throws(LayoutError) -> Int {
    let last = board.items.count
    guard last - start > 1, try arrangement(start..<last).fits() else { return last }
    var (tooHigh, fitting) = (start, last)
    while fitting - tooHigh > 1 {
      let middle = (fitting + tooHigh) / 2
      if try arrangement(start..<middle).fits() { fitting = middle } else { tooHigh = middle }
    }
    return fitting
  }

  private func arrangement(_ range: Range<Int>) -> PageArrangement {
    PageArrangement(board, range, columnCounts, size: size, typesetter: typesetter)
  }
}
