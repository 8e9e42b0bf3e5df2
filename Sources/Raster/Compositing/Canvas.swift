import Pixels

/// Rows of pixels that are painted over from the bottom up; places are those of the whole picture.
protocol Canvas {
  /// Lays one color over part of a row.
  mutating func fill(_ columns: Range<Int>, row: Int, with source: DeepPixel)

  /// Lays colors over part of a row, the first on `column`.
  mutating func lay(_ sources: [DeepPixel], column: Int, row: Int)

  /// Lays a part of a row of a picture over part of a row, the first pixel on `column`.
  mutating func lay(_ pixels: [Pixel], _ part: Range<Int>, column: Int, row: Int)

  /// What a picture file stores.
  var colors: [Color] { get }
}
