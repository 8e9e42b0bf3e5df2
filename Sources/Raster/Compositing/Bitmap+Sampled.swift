import Geometry
import Pixels

extension Bitmap {
  /// The color at a place between the pixels' centers, which are at halves; beyond the edges the
  /// edge goes on.
  ///
  /// Source: Keys, "Cubic Convolution Interpolation for Digital Image Processing", IEEE Trans. ASSP
  /// 1981, with a = -1/2 (Catmull-Rom).
  func sampled(at place: Point) -> DeepPixel {
    guard width > 0, height > 0, !place.x.isNaN, !place.y.isNaN else { return .clear }
    let x = max(-2, min(place.x - 0.5, Double(width) + 2))
    let y = max(-2, min(place.y - 0.5, Double(height) + 2))
    // Whole numbers are cut toward zero: the shift makes that downward.
    let (left, top) = (Int(x + 4) - 4, Int(y + 4) - 4)
    let columnWeights = Self.weights(Float(x - Double(left)))
    let rowWeights = Self.weights(Float(y - Double(top)))
    var sum = SIMD4<Float>(repeating: 0)
    for row in 0..<4 {
      let start = max(0, min(top - 1 + row, height - 1)) * width
      var rowSum = SIMD4<Float>(repeating: 0)
      for column in 0..<4 {
        let pixel = pixels[start + max(0, min(left - 1 + column, width - 1))]
        rowSum += SIMD4<Float>(pixel.channels) * columnWeights[column]
      }
      sum += rowSum * rowWeights[row]
    }
    let alpha = max(0, min(sum.w, 255))
    let clamped = sum.clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: alpha))
    return DeepPixel(channels: SIMD4<UInt16>(clamped * 256 + 0.5))
  }

  /// The shares of the four pixels around a place `t` after the second.
  private static func weights(_ t: Float) -> SIMD4<Float> {
    SIMD4(
      ((2 - t) * t - 1) * t / 2, ((3 * t - 5) * t * t + 2) / 2, ((4 - 3 * t) * t + 1) * t / 2,
      (t - 1) * t * t / 2)
  }
}
