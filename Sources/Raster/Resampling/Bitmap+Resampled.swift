public import Pixels

extension Bitmap {
  /// The same picture in another size; see ``Resampler``.
  public func resampled(to target: PixelSize) -> Bitmap {
    var resampler = Resampler(
      rowSize: size, extent: (width: Double(width), height: Double(height)), target: target)
    resampler.add(pixels, count: height)
    return resampler.finish()
  }
}
