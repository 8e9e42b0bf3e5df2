import Pixels

/// How alike two pictures look, from -1 to 1, by the means, variances and covariance of brightness
/// in windows of 8 by 8 pixels.
///
/// Source: Wang, Bovik, Sheikh, Simoncelli, "Image Quality Assessment: From Error Visibility to
/// Structural Similarity", IEEE Trans. Image Processing 2004; with even windows instead of Gaussian
/// ones.
struct StructuralSimilarity {
  let mean: Double

  private static let side = 8

  init(_ one: Bitmap, _ other: Bitmap) {
    var (sum, count) = (0.0, 0)
    for top in stride(from: 0, through: one.height - Self.side, by: 4) {
      for left in stride(from: 0, through: one.width - Self.side, by: 4) {
        sum += Self.similarity(Self.window(one, left, top), Self.window(other, left, top))
        count += 1
      }
    }
    mean = sum / Double(count)
  }

  private static func window(_ bitmap: Bitmap, _ left: Int, _ top: Int) -> [Double] {
    (top..<(top + side)).flatMap { y in
      (left..<(left + side)).map { x in
        let pixel = bitmap[x, y]
        return 0.299 * Double(pixel.red) + 0.587 * Double(pixel.green) + 0.114 * Double(pixel.blue)
      }
    }
  }

  private static func similarity(_ one: [Double], _ other: [Double]) -> Double {
    let count = Double(one.count)
    let (a, b) = (one.reduce(0, +) / count, other.reduce(0, +) / count)
    let varianceA = one.reduce(0) { $0 + ($1 - a) * ($1 - a) } / (count - 1)
    let varianceB = other.reduce(0) { $0 + ($1 - b) * ($1 - b) } / (count - 1)
    let covariance = zip(one, other).reduce(0) { $0 + ($1.0 - a) * ($1.1 - b) } / (count - 1)
    let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
    return (2 * a * b + c1) * (2 * covariance + c2)
      / ((a * a + b * b + c1) * (varianceA + varianceB + c2))
  }
}
