import Pixels

/// What a decoder must do for ``ImageRows``.
protocol RowReader: AnyObject {
  var rowSize: PixelSize { get }

  var warnings: [String] { get }

  /// See ``ImageRows/read(into:capacity:)``; the array is large enough.
  func read(into rows: inout [Pixel], capacity rowCount: Int) throws(ImageError) -> Int
}
