import BoardDrawing
import Geometry
import GoldenImages
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Pixels that stand between two places are found there.
@Suite struct SubpixelTests {
  private let items = [RecordedItem(id: "menu", frame: Rect(x: 20, y: 20, width: 60, height: 50))]

  /// Waves, as a photograph has them, brighter to the right.
  private func level(_ x: Double, _ y: Double) -> Double {
    120 + 50 * wave(x / 3.1) + 40 * wave(y / 4.3 + x / 7) + x / 4
  }

  /// A parabola for each half of a period: as smooth as is needed here, and the same everywhere.
  private func wave(_ value: Double) -> Double {
    let phase = value / 3 - (value / 3).rounded(.down)
    let part = phase < 0.5 ? phase * 2 : phase * 2 - 1
    return (phase < 0.5 ? 4 : -4) * part * (1 - part)
  }

  private func picture(_ dx: Double, _ dy: Double) -> StraightBitmap {
    var picture = StraightBitmap(size: PixelSize(width: 100, height: 90))
    for y in 0..<90 {
      for x in 0..<100 {
        let level = UInt8(level(Double(x) - dx, Double(y) - dy).rounded())
        picture[x, y] = Color(red: level, green: 255 - level, blue: level / 2)
      }
    }
    return picture
  }

  private func verdict(_ a: StraightBitmap, _ b: StraightBitmap) throws -> ItemVerdict? {
    var comparator = ImageComparator()
    comparator.wantsMap = true
    let map = try #require(try comparator.compare(a, b).map)
    return ItemAttribution(items, items, a, b, map, scale: 1).findings.first?.verdict
  }

  @Test(arguments: [(0.5, 0.0), (-0.5, 0), (0, 0.5), (0.5, -0.5)])
  func halfAPixelIsFoundToATenth(dx: Double, dy: Double) throws {
    guard
      case .pixelsMovedLayoutDidNot(let foundX, let foundY) = try verdict(
        picture(0, 0), picture(dx, dy))
    else {
      Issue.record("\(String(describing: try verdict(picture(0, 0), picture(dx, dy))))")
      return
    }

    #expect(abs(foundX - dx) <= 0.1)
    #expect(abs(foundY - dy) <= 0.1)
  }

  @Test func noiseIsNoShift() throws {
    var generator = SeededGenerator(seed: 7)
    var noisy = picture(0, 0)
    for index in noisy.colors.indices {
      noisy.colors[index].green = UInt8(
        clamping: Int(noisy.colors[index].green) + Int.random(in: -3...3, using: &generator))
    }

    guard case .resampled = try verdict(picture(0, 0), noisy) else {
      Issue.record("seed 7: \(String(describing: try verdict(picture(0, 0), noisy)))")
      return
    }
  }

  @Test func anotherColorIsNoShift() throws {
    var other = picture(0, 0)
    for index in other.colors.indices { other.colors[index].blue = 255 - other.colors[index].blue }

    guard case .contentChanged = try verdict(picture(0, 0), other) else {
      Issue.record("\(String(describing: try verdict(picture(0, 0), other)))")
      return
    }
  }
}
