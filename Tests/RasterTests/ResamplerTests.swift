import Pixels
import Raster
import TestSupport
import Testing

struct ResamplerTests {
  private static func noise(_ width: Int, _ height: Int, isOpaque: Bool = true) -> Bitmap {
    var random = SeededGenerator(seed: 7)
    return .random(PixelSize(width: width, height: height), isOpaque: isOpaque, &random)
  }

  @Test func atItsOwnSizeAPictureStaysAsItIs() {
    let picture = Self.noise(23, 17, isOpaque: false)

    let same = picture.resampled(to: picture.size)

    #expect(same == picture, "seed 7")
  }

  @Test(arguments: [(1, 1), (3, 90), (90, 3), (39, 41), (41, 39), (200, 100), (7, 7)])
  func aPlainPictureStaysPlainAtAnySize(width: Int, height: Int) {
    let color = Pixel(red: 3, green: 99, blue: 200, alpha: 201)
    let plain = Bitmap(size: PixelSize(width: 40, height: 40), filledWith: color)

    let resampled = plain.resampled(to: PixelSize(width: width, height: height))

    #expect(resampled.pixels.allSatisfy { $0 == color })
  }

  @Test(arguments: [1, 2, 5, 64], [(12, 9), (40, 30), (100, 120)])
  func howRowsArriveMakesNoDifference(rows: Int, target: (Int, Int)) {
    let picture = Self.noise(40, 31, isOpaque: false)
    let size = PixelSize(width: target.0, height: target.1)

    var resampler = Resampler(rowSize: picture.size, extent: (40, 31), target: size)
    for first in stride(from: 0, to: 31, by: rows) {
      let part = picture.pixels[(first * 40)..<(min(31, first + rows) * 40)]
      resampler.add(Array(part), count: part.count / 40)
    }
    let streamed = resampler.finish()

    #expect(streamed == picture.resampled(to: size), "seed 7")
  }

  @Test func anySizeCanBeBroughtToAnyOther() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let size = PixelSize(width: .random(in: 1...90, using: &random), height: 37)
      let target = PixelSize(
        width: .random(in: 1...130, using: &random), height: .random(in: 1...130, using: &random))
      let color = Pixel(red: 9, green: 80, blue: 7, alpha: 99)
      let plain = Bitmap(size: size, filledWith: color)
      var resampler = Resampler(rowSize: size, extent: (Double(size.width), 37), target: target)

      for first in stride(from: 0, to: 37, by: 5) {
        let count = min(5, 37 - first)
        resampler.add(Array(plain.pixels[..<(count * size.width)]), count: count)
      }

      #expect(
        resampler.finish() == Bitmap(size: target, filledWith: color), "\(size) to \(target)")
    }
  }

  @Test(arguments: [
    (2.0, 3.0, 20, 30), (40, 40, 13, 17), (39.125, 38.875, 10, 19), (40, 40, 38, 39),
    (39.5, 40, 1, 1), (12.25, 40, 37, 300),
  ])
  func aResampledPictureIsTheExactOneWithinALevel(
    width: Double, height: Double, columns: Int, rows: Int
  ) {
    let picture = Self.noise(Int(width.rounded(.up)), Int(height.rounded(.up)))
    let target = PixelSize(width: columns, height: rows)

    var resampler = Resampler(rowSize: picture.size, extent: (width, height), target: target)
    resampler.add(picture.pixels, count: picture.height)
    let actual = resampler.finish()

    let expected = ExactResampling(picture, extent: (width, height)).resampled(to: target)
    #expect(Difference(actual, expected).max <= 1, "seed 7")
  }

  @Test func aPictureOfAnySizeIsTheExactOneWithinALevel() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<80 {
      let (width, height) = (
        Int.random(in: 1...30, using: &random), Int.random(in: 1...30, using: &random)
      )
      let target = PixelSize(
        width: .random(in: 1...40, using: &random), height: .random(in: 1...40, using: &random))
      let picture = Bitmap.random(
        PixelSize(width: width, height: height), isOpaque: Bool.random(using: &random), &random)

      let actual = picture.resampled(to: target)

      let extent = (width: Double(width), height: Double(height))
      let expected = ExactResampling(picture, extent: extent).resampled(to: target)
      #expect(
        Difference(actual, expected).max <= 1, "seed 12, \(width) x \(height) to \(target)")
    }
  }

  @Test func aVeryWidePictureShrinksExactly() {
    let picture = Self.noise(8000, 3)
    let target = PixelSize(width: 100, height: 3)

    let actual = picture.resampled(to: target)

    let expected = ExactResampling(picture, extent: (8000, 3)).resampled(to: target)
    #expect(Difference(actual, expected).max <= 1, "seed 7")
  }

  @Test func aVeryTallPictureShrinksExactly() {
    let picture = Self.noise(3, 8000)
    let target = PixelSize(width: 3, height: 7)

    let actual = picture.resampled(to: target)

    let expected = ExactResampling(picture, extent: (3, 8000)).resampled(to: target)
    #expect(Difference(actual, expected).max <= 1, "seed 7")
  }

  @Test(arguments: [(13, 11), (40, 40), (90, 100)])
  func noChannelExceedsAlpha(width: Int, height: Int) {
    let picture = Self.noise(40, 40, isOpaque: false)

    let resampled = picture.resampled(to: PixelSize(width: width, height: height))

    #expect(
      resampled.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha }, "seed 7")
  }

  @Test func rowsThatNeverArriveAreClear() {
    let picture = Bitmap("####\n####\n####\n####")

    var resampler = Resampler(rowSize: picture.size, extent: (4, 4), target: picture.size)
    resampler.add(picture.pixels, count: 2)
    let result = resampler.finish()

    #expect(result == Bitmap("####\n####\n____\n____"))
  }
}
