import Geometry
import Pixels

extension Bitmap {
  /// The color at a place between the pixels' centers, which are at halves; beyond the edges the
  /// edge goes on.
  ///
  /// Source: Keys, "Cubic Convolution Interpolation for Digital Image Processing", IEEE Trans. ASSP
  /// 1981, with a = -1/2 (Catmull-Rom).
  func sampled(at place: Point) -> DeepPixel {
    DeepPixel(levels: levels(at: place))
  }

  /// The same as levels from about 0 to 255: a sharp edge overshoots both.
  func levels(at place: Point) -> SIMD4<Float> {
    guard width > 0, height > 0, !place.x.isNaN, !place.y.isNaN else { return .zero }
    let x = max(-2, min(place.x - 0.5, Double(width) + 2))
    let y = max(-2, min(place.y - 0.5, Double(height) + 2))
    // Whole numbers are cut toward zero: the shift makes that downward.
    let (left, top) = (Int(x + 4) - 4, Int(y + 4) - 4)
    let shares = Self.weights(Float(x - Double(left)))
    let rowShares = Self.weights(Float(y - Double(top)))
    func column(_ offset: Int) -> Int { max(0, min(left + offset, width - 1)) }
    let columns = (column(-1), column(0), column(1), column(2))
    func mixed(_ offset: Int) -> SIMD4<Float> {
      let start = max(0, min(top + offset, height - 1)) * width
      return pixels[start + columns.0].levels * shares.x
        + pixels[start + columns.1].levels * shares.y
        + pixels[start + columns.2].levels * shares.z
        + pixels[start + columns.3].levels * shares.w
    }
    return mixed(-1) * rowShares.x + mixed(0) * rowShares.y + mixed(1) * rowShares.z
      + mixed(2) * rowShares.w
  }

  /// The shares of the four pixels around a place `t` after the second.
  private static func weights(_ t: Float) -> SIMD4<Float> {
    SIMD4(
      ((2 - t) * t - 1) * t / 2, ((3 * t - 5) * t * t + 2) / 2, ((4 - 3 * t) * t + 1) * t / 2,
      (t - 1) * t * t / 2)
  }
}

extension DeepPixel {
  /// The nearest color to four levels, cut to what there is.
  init(levels: SIMD4<Float>) {
    // Channel by channel: the conversion of whole vectors to integers is a slow generic loop.
    let alpha = max(0, min(levels.w, 255))
    func deep(_ channel: Float) -> UInt16 { UInt16(max(0, min(channel, alpha)) * 256 + 0.5) }
    self.init(channels: SIMD4(deep(levels.x), deep(levels.y), deep(levels.z), deep(levels.w)))
  }
}

extension Pixel {
  fileprivate var levels: SIMD4<Float> {
    SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: channels))
  }
}
