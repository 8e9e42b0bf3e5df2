public import Pixels

extension Bitmap {
  /// The picture as it is to be seen, if it is stored in the given orientation.
  public func upright(from orientation: Orientation) -> Bitmap {
    if orientation == .topLeft { return self }
    var upright = Bitmap(size: orientation.swapsSides ? size.transposed : size)
    upright.place(pixels, rows: 0..<height, of: size, orientation: orientation)
    return upright
  }

  /// Puts stored rows where they belong in this upright picture.
  ///
  /// `pixels` begins with the first of `rows`, and may hold more; `stored` is the size of the whole
  /// stored picture.
  mutating func place(
    _ pixels: [Pixel], rows: Range<Int>, of stored: PixelSize, orientation: Orientation
  ) {
    let (origin, columnStep, rowStep) = orientation.indexing(of: stored)
    let width = stored.width
    // Rows inside, so that the narrow bands of a picture that is turned are written in runs.
    for x in 0..<width {
      var target = origin + x * columnStep + rows.lowerBound * rowStep
      var source = x
      for _ in rows {
        self.pixels[target] = pixels[source]
        target += rowStep
        source += width
      }
    }
  }
}
