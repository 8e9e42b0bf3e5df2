import CImageComparison
import Foundation
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Loops that work on many pixels at once find what a plain formula finds for each.
@Suite struct KernelTests {
  /// Pairs of colors, most of them near each other, and all pairs along one channel.
  private static let pairs: [(Color, Color)] = {
    let a = StraightBitmap.random(300, 200, seed: 11)
    let b = a.disturbed(seed: 12)
    let random = zip(a.colors, b.colors).map { ($0, $1) }
    let gray = (0...255).map { UInt8($0) }.map { level in
      (Color(red: level, green: level, blue: level), Color.black)
    }
    return random + gray
  }()

  private func row(_ colors: [Color]) -> StraightBitmap {
    StraightBitmap(size: PixelSize(width: colors.count, height: 1), colors: colors)
  }

  private func found(_ metric: ComparisonMetric) throws -> [PixelVerdict] {
    var comparator = ImageComparator(metric)
    comparator.wantsMap = true
    let (a, b) = (row(KernelTests.pairs.map(\.0)), row(KernelTests.pairs.map(\.1)))
    let map = try #require(try comparator.compare(a, b).map)
    return KernelTests.pairs.indices.map { map[$0, 0] }
  }

  private func expected(_ differs: (Color, Color) -> Bool) -> [PixelVerdict] {
    KernelTests.pairs.map { a, b in a == b ? .equal : differs(a, b) ? .different : .tolerated }
  }

  @Test(arguments: [0.01, 0.05, 0.1, 0.2]) func distancesInYIQ(threshold: Double) throws {
    let wanted = expected { a, b in
      let r = Double(Int(a.red) - Int(b.red))
      let g = Double(Int(a.green) - Int(b.green))
      let bl = Double(Int(a.blue) - Int(b.blue))
      let y = r * 0.29889531 + g * 0.58662247 + bl * 0.11448223
      let i = r * 0.59597799 - g * 0.27417610 - bl * 0.32180189
      let q = r * 0.21147017 - g * 0.52261711 + bl * 0.31114694
      return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * threshold * threshold
    }

    #expect(try found(.yiq.with(threshold: threshold)) == wanted)
  }

  @Test(arguments: [0.0, 1, 2.5, 15, 254]) func levelsOfChannels(threshold: Double) throws {
    let wanted = expected { a, b in
      let steps = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
      return steps.contains { abs(Double($0) - Double($1)) > threshold }
    }

    #expect(try found(.channel.with(threshold: threshold)) == wanted)
  }

  @Test func pixelsAtTheEndOfARowAreNoOthers() throws {
    for width in 1...70 {
      let a = StraightBitmap.random(width, 3, seed: UInt64(width))
      let b = a.disturbed(seed: 5)

      let count = zip(a.colors, b.colors).count { $0 != $1 }

      #expect(try ImageComparator(.exact).compare(a, b).diffCount == count)
    }
  }

  /// The plain distance of colors of sRGB bounds CIEDE2000 from both sides, so that most pairs need no
  /// formula.
  @Test func thePlainDistanceBoundsCIEDE2000() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<50_000 {
      let reach = Double.random(in: 1...255, using: &generator)
      let base = (0..<3).map { _ in Double.random(in: 0...255, using: &generator).rounded() }
      let other = base.map { level in
        min(max((level + .random(in: -reach...reach, using: &generator)).rounded(), 0), 255)
      }
      let (p, q) = (lab(base), lab(other))
      let plain = zip(p, q).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
      let difference = unsafe compare_ciede2000(p, q)

      #expect(difference <= plain / 0.66)
      #expect(difference >= plain / 20)
    }
  }

  /// Sources: IEC 61966-2-1; CIE 15:2004, 8.2.1.1.
  private func lab(_ levels: [Double]) -> [Double] {
    let light = levels.map { level in
      let part = level / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func shaped(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : value * 841 / 108 + 4.0 / 29
    }
    let x = shaped((0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2]) / 0.950489)
    let y = shaped(0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2])
    let z = shaped((0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]) / 1.088840)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
}
