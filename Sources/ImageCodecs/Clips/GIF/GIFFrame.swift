/// A frame that waits for what follows it: only then is known how long it is seen, and what of it has
/// to be taken away.
struct GIFFrame {
  /// What is to be seen, as indices.
  var indices: [UInt8]

  /// What is seen when it is drawn.
  var canvas: [UInt8]

  /// In hundredths of a second since the clip began.
  var start: Int
  var isFirst: Bool

  /// Where pixels have to become clear for a later frame; drawing cannot do that.
  func fading(before next: [UInt8], clear: UInt8, width: Int) -> PixelBox? {
    PixelBox(width: width, height: indices.count / width) { pixel in
      next[pixel] == clear && indices[pixel] != clear
    }
  }

  /// What is drawn and, if it fades, taken away: all of a first frame.
  func box(fading: PixelBox?, width: Int) -> PixelBox {
    let height = indices.count / width
    if isFirst { return PixelBox(columns: 0..<width, rows: 0..<height) }
    let changes = PixelBox(width: width, height: height) { indices[$0] != canvas[$0] }
    guard let changes else { return fading ?? .corner }
    return fading.map { $0.union(changes) } ?? changes
  }

  func symbols(in box: PixelBox, clear: UInt8, width: Int) -> GIFSymbols {
    var symbols = GIFSymbols(clear: clear)
    for row in box.rows {
      for pixel in row * width + box.columns.lowerBound..<row * width + box.columns.upperBound {
        symbols.indices.append(indices[pixel])
        symbols.mayBeClear.append(indices[pixel] == canvas[pixel])
      }
    }
    return symbols
  }

  /// What is seen when its time is over.
  func remains(fading: PixelBox?, in box: PixelBox, clear: UInt8, width: Int) -> [UInt8] {
    guard fading != nil else { return indices }
    var remains = indices
    for row in box.rows {
      for pixel in row * width + box.columns.lowerBound..<row * width + box.columns.upperBound {
        remains[pixel] = clear
      }
    }
    return remains
  }
}

extension PixelBox {
  /// The first pixel.
  static let corner = PixelBox(columns: 0..<1, rows: 0..<1)

  /// The smallest rectangle around some pixels, or nil when there are none.
  init?(width: Int, height: Int, around isInside: (_ pixel: Int) -> Bool) {
    var (columns, rows) = (width..<width, 0..<0)
    for row in 0..<height {
      let start = row * width
      var first = 0
      while first < width, !isInside(start + first) { first += 1 }
      guard first < width else { continue }
      var end = width
      while end > max(columns.isEmpty ? 0 : columns.upperBound, first + 1),
        !isInside(start + end - 1)
      {
        end -= 1
      }
      columns =
        columns.isEmpty
        ? first..<end : min(first, columns.lowerBound)..<max(end, columns.upperBound)
      rows = (rows.isEmpty ? row : rows.lowerBound)..<row + 1
    }
    guard !rows.isEmpty else { return nil }
    self.init(columns: columns, rows: rows)
  }

  func union(_ other: PixelBox) -> PixelBox {
    func hull(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
    return PixelBox(columns: hull(columns, other.columns), rows: hull(rows, other.rows))
  }
}
