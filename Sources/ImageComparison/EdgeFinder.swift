import CImageComparison

/// Finds the different pixels that belong to edges which are smoothed.
@safe
struct EdgeFinder {
  private let comparator: ImageComparator
  private let pair: ComparePair
  private let sums: StructureSums?

  init(_ comparator: ImageComparator, _ pair: ComparePair) {
    self.comparator = comparator
    unsafe self.pair = unsafe pair
    sums = comparator.metric.judgesStructure ? StructureSums() : nil
  }

  /// - Parameter classes: of the rows, the whole width of the pair each.
  func find(_ classes: inout [UInt8], runs: [Range<Int>], rows: Range<Int>) {
    if let sums {
      for run in runs { judgeStructure(&classes, run, rows, sums) }
    }
    guard comparator.ignoresAntialiasing else { return }
    let width = unsafe pair.width
    unsafe classes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe withUnsafePointer(to: pair) { pointer in
        for y in rows {
          for run in runs {
            let start = (y - rows.lowerBound) * width + run.lowerBound
            _ = unsafe compare_antialiased_row(
              pointer, run.lowerBound, y, run.count, comparator.metric.backdrop, base + start,
              PixelVerdict.antialiased.rawValue)
          }
        }
      }
    }
  }

  private func judgeStructure(
    _ classes: inout [UInt8], _ run: Range<Int>, _ rows: Range<Int>, _ sums: StructureSums
  ) {
    let piece = Int(compare_piece)
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: piece) {
      for x in stride(from: run.lowerBound, to: run.upperBound, by: piece) {
        let columns = x..<min(x + piece, run.upperBound)
        let lines = y..<min(y + piece, rows.upperBound)
        judgePiece(&classes, columns, lines, top: rows.lowerBound, sums)
      }
    }
  }

  private func judgePiece(
    _ classes: inout [UInt8], _ columns: Range<Int>, _ lines: Range<Int>, top: Int,
    _ sums: StructureSums
  ) {
    let width = unsafe pair.width
    func start(_ y: Int) -> Int { (y - top) * width + columns.lowerBound }
    let different = PixelVerdict.different.rawValue
    guard
      lines.contains(where: { y in
        classes[start(y)..<(start(y) + columns.count)].contains(different)
      })
    else { return }
    if isOpaque(columns, lines) {
      judge(&classes, columns, lines, top: top, ground: 255, sums)
      return
    }
    // An edge that is smoothed is one before black and before white.
    var overBlack = classes
    judge(&overBlack, columns, lines, top: top, ground: 0, sums)
    var overWhite = classes
    judge(&overWhite, columns, lines, top: top, ground: 255, sums)
    for y in lines {
      for index in start(y)..<(start(y) + columns.count)
      where overBlack[index] == overWhite[index] {
        classes[index] = overBlack[index]
      }
    }
  }

  private func judge(
    _ classes: inout [UInt8], _ columns: Range<Int>, _ lines: Range<Int>, top: Int, ground: UInt8,
    _ sums: StructureSums
  ) {
    let width = unsafe pair.width
    let start = (lines.lowerBound - top) * width + columns.lowerBound
    unsafe classes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe withUnsafePointer(to: pair) { pointer in
        _ = unsafe compare_structure(
          pointer, columns.lowerBound, lines.lowerBound, ground, sums.memory, base + start, width,
          PixelVerdict.antialiased.rawValue)
      }
    }
  }

  private func isOpaque(_ columns: Range<Int>, _ lines: Range<Int>) -> Bool {
    let reach = Int(compare_reach)
    let width = unsafe pair.width
    let left = max(0, columns.lowerBound - reach)
    let right = min(width, columns.upperBound + reach)
    let rows = max(0, lines.lowerBound - reach)..<min(unsafe pair.height, lines.upperBound + reach)
    return rows.allSatisfy { y in
      unsafe compare_is_opaque(
        pair.a + (y * pair.a_stride + left) * 4, pair.b + (y * pair.b_stride + left) * 4,
        right - left)
    }
  }
}
