import Pixels

/// Looks for pixels that stand between two places, as those of a picture do that was resampled there.
///
/// The squares of the differences at the nine whole places around lie about on a paraboloid, whose lowest
/// point is the shift. It is exact at halves; elsewhere sharp edges draw it to whole places by up to a
/// tenth, so it is believed only if the part, moved there, explains what is seen.
///
/// Source: Tian and Huhns, "Algorithms for subpixel registration", CVGIP 35, 1986, interpolation of the
/// difference; in two dimensions at once.
struct SubpixelSearch {
  /// In pixels; less is told from no shift by nobody.
  static let leastShift = 0.1

  /// In pixels: what is farther is nearer to another whole place; a little more, for noise.
  private static let mostShift = 0.6

  /// The greatest part of the squared difference that may be left once the part is moved.
  private static let mostResidual = 0.2

  /// In pixels: of larger parts some rows tell.
  private static let sample = 1 << 14

  private let a: StraightBitmap
  private let b: StraightBitmap
  private let columns: Range<Int>
  private let rows: [Int]

  init(_ part: ItemLayers.PixelArea, of a: StraightBitmap, in b: StraightBitmap) {
    self.a = a
    self.b = b
    columns = part.columns.clamped(to: 0..<a.width)
    let rows = part.rows.clamped(to: 0..<a.height)
    let step = max(1, columns.count * rows.count / Self.sample)
    self.rows = Array(stride(from: rows.lowerBound, to: rows.upperBound, by: step))
  }

  /// The shift of the part in pixels, about half of one at most along both axes; nil where none explains
  /// enough.
  func find() -> (dx: Double, dy: Double)? {
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    func squares(_ dx: Double, _ dy: Double) -> Double {
      self.squares { (Double($0) - dx, Double($1) - dy) }
    }
    let here = squares(0, 0)
    guard here > 0 else { return nil }
    let (left, right) = (squares(-1, 0), squares(1, 0))
    let (above, below) = (squares(0, -1), squares(0, 1))
    // What slants makes the two shifts hang together.
    let twist = (squares(1, 1) - squares(1, -1) - squares(-1, 1) + squares(-1, -1)) / 4
    let (slopeX, slopeY) = ((right - left) / 2, (below - above) / 2)
    let (bendX, bendY) = (right - 2 * here + left, below - 2 * here + above)
    let determinant = bendX * bendY - twist * twist
    guard bendX > 0, bendY > 0, determinant > 0 else { return nil }
    let dx = (twist * slopeY - bendY * slopeX) / determinant
    let dy = (twist * slopeX - bendX * slopeY) / determinant
    guard max(abs(dx), abs(dy)) >= Self.leastShift, max(abs(dx), abs(dy)) <= Self.mostShift else {
      return nil
    }
    return squares(dx, dy) <= Self.mostResidual * here ? (dx, dy) : nil
  }

  /// The sum of the squared differences between what is seen and the first picture, moved.
  ///
  /// - Parameter source: the place in the first picture of what is seen at a place.
  private func squares(_ source: (Int, Int) -> (x: Double, y: Double)) -> Double {
    var sum = 0.0
    for y in rows where y < b.height {
      for x in columns where x < b.width {
        let place = source(x, y)
        let difference = channels(a, place.x, place.y) - channels(b, x, y)
        sum += (difference * difference).sum()
      }
    }
    return sum
  }

  private func channels(_ picture: StraightBitmap, _ x: Int, _ y: Int) -> SIMD4<Double> {
    let color = picture[min(max(x, 0), picture.width - 1), min(max(y, 0), picture.height - 1)]
    return SIMD4(
      Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// Between pixels, in proportion to how near they are.
  private func channels(_ picture: StraightBitmap, _ x: Double, _ y: Double) -> SIMD4<Double> {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (right, below) = (x - left, y - top)
    let (column, row) = (Int(left), Int(top))
    let upper =
      channels(picture, column, row) * (1 - right) + channels(picture, column + 1, row) * right
    guard below > 0 else { return upper }
    let lower =
      channels(picture, column, row + 1) * (1 - right)
      + channels(picture, column + 1, row + 1) * right
    return upper * (1 - below) + lower * below
  }
}
