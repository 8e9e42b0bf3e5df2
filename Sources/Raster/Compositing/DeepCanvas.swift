import Pixels

/// A canvas that may be seen through, of sixteen bits a channel.
struct DeepCanvas: Canvas {
  let area: PixelArea
  private var pixels: [DeepPixel]

  init(_ area: PixelArea, background: DeepPixel = .clear) {
    self.area = area
    pixels = Array(repeating: background, count: area.columns.count * area.rows.count)
  }

  mutating func fill(_ columns: Range<Int>, row: Int, with source: DeepPixel) {
    let first = index(column: columns.lowerBound, row: row)
    let range = first..<(first + columns.count)
    if source.isOpaque {
      for index in range { pixels[index] = source }
    } else if source != .clear {
      for index in range { pixels[index] = source.over(pixels[index]) }
    }
  }

  mutating func lay(_ sources: [DeepPixel], column: Int, row: Int) {
    let first = index(column: column, row: row)
    for (offset, source) in sources.enumerated() {
      pixels[first + offset] = source.over(pixels[first + offset])
    }
  }

  mutating func lay(_ source: [Pixel], _ part: Range<Int>, column: Int, row: Int) {
    let first = index(column: column, row: row)
    for (offset, index) in part.enumerated() {
      pixels[first + offset] = DeepPixel(source[index]).over(pixels[first + offset])
    }
  }

  subscript(column: Int, row: Int) -> DeepPixel { pixels[index(column: column, row: row)] }

  var colors: [Color] { pixels.map { Color($0) } }

  /// Lays the whole canvas over another as one faded picture.
  func lay(on canvas: inout some Canvas, opacity: Coverage) {
    for row in area.rows {
      let first = index(column: area.columns.lowerBound, row: row)
      let faded = pixels[first..<(first + area.columns.count)].map { $0.scaled(by: opacity) }
      canvas.lay(faded, column: area.columns.lowerBound, row: row)
    }
  }

  private func index(column: Int, row: Int) -> Int {
    (row - area.rows.lowerBound) * area.columns.count + column - area.columns.lowerBound
  }
}
