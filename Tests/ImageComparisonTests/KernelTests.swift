import CImageComparison
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

  /// The plain distance bounds CIEDE2000 from both sides, so that most pairs need no formula.
  @Test func thePlainDistanceBoundsCIEDE2000() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<50_000 {
      let base = (0..<3).map { _ in Double.random(in: -80...80, using: &generator) }
      let reach = Double.random(in: 0.1...40, using: &generator)
      let p = [abs(base[0]) + 10, base[1], base[2]]
      let q = p.map { $0 + Double.random(in: -reach...reach, using: &generator) }
      let plain = zip(p, q).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
      let difference = unsafe compare_ciede2000(p, q)

      #expect(difference <= plain / 0.695)
      #expect(difference >= plain / 6.2)
    }
  }
}
