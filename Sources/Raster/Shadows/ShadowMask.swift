import Geometry

/// How strong a shadow is in each pixel of a window.
///
/// The blur is made of cells such that its standard deviation is 6 to 16 of them: parts of a pixel
/// where it is narrow; 2, 4, 8 … pixels where it is wide. Between the centers of large cells it is
/// mixed evenly, since a blur that wide is nearly straight from one to the next. The error is below
/// half a level. Large cells are counted from the canvas's corner.
struct ShadowMask {
  private let window: PixelArea

  /// In pixels, at least one.
  private let cellWidth: Int

  private let cells: BlurredRows
  private let cellArea: PixelArea

  /// Nothing is seen of a blur below a quarter of a pixel; the shadow is then as sharp as any shape.
  private static let smallestDeviation = 0.25

  /// In pixels: the cells of a wider blur are larger than pixels.
  static let widestOfPixels = 16.0

  init(path: Path, transform: Transform, deviation: Double, window: PixelArea) {
    self.window = window
    var (cellWidth, division) = (1, 1)
    while deviation / Double(cellWidth) > Self.widestOfPixels { cellWidth *= 2 }
    let isSharp = deviation < Self.smallestDeviation
    while !isSharp, division < 8, deviation * Double(division) < 6 { division *= 2 }
    self.cellWidth = cellWidth
    let scale = 1 / Double(cellWidth)
    cellArea =
      cellWidth == 1
      ? window
      : PixelArea(
        columns: Self.cells(of: window.columns, cellWidth),
        rows: Self.cells(of: window.rows, cellWidth))
    cells = BlurredRows(
      path, transform: transform.followed(by: .scale(scale)),
      deviation: isSharp ? 0 : deviation * scale, window: cellArea, division: division)
  }

  /// From 0 to 1, of the window's pixels in a row.
  func shares(row: Int) -> [Float] {
    guard cellWidth > 1 else { return cells.row(row) }
    let (above, share) = Self.cell(under: row, cellWidth)
    let (upper, lower) = (cells.row(above), cells.row(above + 1))
    let mixed = zip(upper, lower).map { $0 + ($1 - $0) * share }
    return window.columns.map { column in
      let (left, share) = Self.cell(under: column, cellWidth)
      let index = left - cellArea.columns.lowerBound
      return mixed[index] + (mixed[index + 1] - mixed[index]) * share
    }
  }

  /// The last cell whose center does not lie after that of a pixel, and how far on to the next
  /// center the pixel's lies.
  private static func cell(under pixel: Int, _ cellWidth: Int) -> (cell: Int, share: Float) {
    // In half pixels, so that all numbers are whole.
    let place = 2 * pixel + 1 - cellWidth
    let cell = (place + 2 * cellWidth) / (2 * cellWidth) - 1
    return (cell, Float(place - 2 * cellWidth * cell) / Float(2 * cellWidth))
  }

  private static func cells(of pixels: Range<Int>, _ cellWidth: Int) -> Range<Int> {
    let last = cell(under: max(pixels.lowerBound, pixels.upperBound - 1), cellWidth).cell
    return cell(under: pixels.lowerBound, cellWidth).cell..<(last + 2)
  }
}
