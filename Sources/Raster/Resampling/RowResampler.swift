import CRasterKernels
import Pixels

/// Sums arriving source rows into target rows.
struct RowResampler: Sendable {
  private let size: PixelSize
  private let targetHeight: Int
  private let weights: AxisWeights

  private var arrivedRows = 0
  private var finishedRows = 0

  /// Sums of the target rows begun and not finished, the topmost first.
  private var openRows: [[Int32]] = []

  /// Rows no longer open, to be used again.
  private var spareRows: [[Int32]] = []

  /// The last rows to arrive, where the picture grows: few are needed, by many target rows.
  private var recentPixels: [Pixel] = []

  /// How many bytes of source are worked on at a time, so that they stay near the processor.
  private static let pieceSize = 1 << 18

  /// 255 · 2²² times 1.6, which bounds the sum of the weights' sizes, is below 2³¹.
  private static let largestBits = 22

  init(size: PixelSize, extent: Double, targetHeight: Int) {
    self.size = size
    self.targetHeight = targetHeight
    weights = AxisWeights(
      sourceCount: size.height, extent: extent, targetCount: targetHeight,
      largestBits: Self.largestBits)
  }

  /// Takes the next `count` rows and hands on the target rows that they complete: four sums for each
  /// source column, and by which power of two they are too great.
  mutating func add(
    _ rows: [Pixel], count: Int, finish: (_ sums: [Int32], _ bits: Int) -> Void
  ) {
    let count = min(count, size.height - arrivedRows)
    precondition(count >= 0 && rows.count >= count * size.width, "rows are whole")
    if targetHeight > size.height {
      gather(rows, count, finish)
      return
    }
    let pieceHeight = max(8, Self.pieceSize / (4 * size.width))
    for first in stride(from: 0, to: count, by: pieceHeight) {
      scatter(rows, first..<min(first + pieceHeight, count), finish)
    }
  }

  /// Adds some of the rows to all the target rows that they touch.
  private mutating func scatter(
    _ rows: [Pixel], _ piece: Range<Int>, _ finish: (_ sums: [Int32], _ bits: Int) -> Void
  ) {
    let arriving = arrivedRows..<(arrivedRows + piece.count)
    arrivedRows = arriving.upperBound
    var open = 0
    while finishedRows + open < targetHeight {
      let target = finishedRows + open
      let needed = weights.sources(of: target)
      guard needed.lowerBound < arriving.upperBound else { return }
      if open == openRows.count { openRows.append(emptyRow()) }
      let part = needed.clamped(to: arriving)
      add(
        rows, from: piece.lowerBound + part.lowerBound - arriving.lowerBound, part.count,
        to: &openRows[open],
        weightedFrom: target * weights.tapCount + part.lowerBound - needed.lowerBound)
      if needed.upperBound <= arriving.upperBound {
        // The topmost row ends first, so no other is open.
        close(openRows.removeFirst(), finish)
      } else {
        open += 1
      }
    }
  }

  /// Makes all the target rows whose source rows are there, and keeps what later ones need.
  private mutating func gather(
    _ rows: [Pixel], _ count: Int, _ finish: (_ sums: [Int32], _ bits: Int) -> Void
  ) {
    let firstKept = arrivedRows - recentPixels.count / size.width
    recentPixels.append(contentsOf: rows[..<(count * size.width)])
    arrivedRows += count
    while finishedRows < targetHeight {
      let needed = weights.sources(of: finishedRows)
      guard needed.upperBound <= arrivedRows else {
        let passed = max(0, min(needed.lowerBound, arrivedRows) - firstKept)
        recentPixels.removeFirst(passed * size.width)
        return
      }
      var sums = emptyRow()
      add(
        recentPixels, from: needed.lowerBound - firstKept, needed.count, to: &sums,
        weightedFrom: finishedRows * weights.tapCount)
      close(sums, finish)
    }
  }

  private mutating func close(
    _ sums: [Int32], _ finish: (_ sums: [Int32], _ bits: Int) -> Void
  ) {
    finish(sums, weights.bits)
    spareRows.append(sums)
    finishedRows += 1
  }

  private mutating func emptyRow() -> [Int32] {
    guard var row = spareRows.popLast() else {
      return Array(repeating: 0, count: 4 * size.width)
    }
    for index in row.indices { row[index] = 0 }
    return row
  }

  private func add(
    _ rows: [Pixel], from row: Int, _ count: Int, to sums: inout [Int32], weightedFrom weight: Int
  ) {
    let stride = 4 * size.width
    precondition(
      row >= 0 && count >= 0 && (row + count) * size.width <= rows.count && sums.count == stride
        && weight + count <= weights.weights.count, "rows, sums and weights fit each other")
    unsafe rows.withUnsafeBytes { rows in
      unsafe weights.weights.withUnsafeBufferPointer { weights in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          guard let bytes = rows.baseAddress, let weights = weights.baseAddress,
            let sums = sums.baseAddress
          else { return }
          unsafe raster_add_rows(
            sums, bytes.assumingMemoryBound(to: UInt8.self) + row * stride, stride,
            weights + weight, count, stride)
        }
      }
    }
  }
}
