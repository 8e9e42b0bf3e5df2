import CRasterKernels
import Pixels
import TestSupport
import Testing

/// The vectorised kernels give, bit for bit, what plain loops give.
struct KernelTests {
  private static let counts = [0, 1, 3, 15, 16, 17, 63, 64, 65, 257]

  @Test(arguments: counts)
  func layingEqualsThePixelsOwnMixing(count: Int) {
    var random = SeededGenerator(seed: 7)
    let size = PixelSize(width: count, height: 1)
    for isOpaque in [false, true] {
      let source = Bitmap.random(size, isOpaque: isOpaque, &random).pixels
      let below = Bitmap.random(size, isOpaque: false, &random).pixels

      var actual = below
      unsafe actual.withUnsafeMutableBytes { target in
        unsafe source.withUnsafeBytes { source in
          guard let target = target.baseAddress, let source = source.baseAddress else { return }
          unsafe raster_lay(target, source, count)
        }
      }

      #expect(actual == zip(source, below).map { $0.over($1) }, "seed 7")
    }
  }

  @Test(arguments: counts)
  func addingRowsEqualsThePlainSum(count: Int) {
    var random = SeededGenerator(seed: 8)
    let rowCount = 9
    let stride = count + 5
    let rows = (0..<(rowCount * stride)).map { _ in UInt8.random(in: 0...255, using: &random) }
    let weights = (0..<rowCount).map { _ in Int16.random(in: -16384...16384, using: &random) }
    let before = (0..<count).map { _ in Int32.random(in: -99999...99999, using: &random) }
    let expected = (0..<count).map { column in
      (0..<rowCount).reduce(before[column]) {
        $0 + Int32(weights[$1]) * Int32(rows[$1 * stride + column])
      }
    }

    var actual = before
    unsafe actual.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      unsafe raster_add_rows(sums, rows, stride, weights, rowCount, count)
    }

    #expect(actual == expected, "seed 8")
  }

  @Test(arguments: counts)
  func narrowingRoundsAndKeepsWhatFits(count: Int) {
    var random = SeededGenerator(seed: 9)
    let sums = (0..<count).map { _ in Int32.random(in: -20_000_000...20_000_000, using: &random) }
    for shift in [1, 8, 16] as [Int32] {
      let expected = sums.map { Int16(clamping: ($0 + 1 << (shift - 1)) >> shift) }

      var actual = [Int16](repeating: 0, count: count)
      unsafe actual.withUnsafeMutableBufferPointer { row in
        guard let row = row.baseAddress else { return }
        unsafe raster_narrow(row, sums, shift, count)
      }

      #expect(actual == expected, "seed 9, shift \(shift)")
    }
  }

  @Test(arguments: counts, [4, 8, 12, 24, 28])
  func mixingColumnsEqualsThePlainSum(count: Int, tapCount: Int) {
    var random = SeededGenerator(seed: 10)
    let width = tapCount + 40
    let row = (0..<(4 * width)).map { _ in Int16.random(in: -4000...20000, using: &random) }
    let starts = (0..<count).map { _ in Int32.random(in: 0...40, using: &random) }
    let weights = (0..<(count * tapCount)).map { _ in
      Int16.random(in: -3000...3000, using: &random)
    }
    let shift: Int32 = 17
    let expected = (0..<count).map { index in
      Self.mixed(
        row, from: Int(starts[index]), weights[(index * tapCount)..<((index + 1) * tapCount)], shift
      )
    }

    var actual = [Pixel](repeating: .clear, count: count)
    unsafe actual.withUnsafeMutableBytes { target in
      guard let target = target.baseAddress else { return }
      unsafe raster_mix_columns(target, row, starts, weights, tapCount, shift, count)
    }

    #expect(actual == expected, "seed 10")
  }

  private static func mixed(
    _ row: [Int16], from start: Int, _ weights: ArraySlice<Int16>, _ shift: Int32
  ) -> Pixel {
    let channels = (0..<4).map { channel in
      var sum: Int32 = 1 << (shift - 1)
      for (tap, weight) in weights.enumerated() {
        sum += Int32(weight) * Int32(row[4 * (start + tap) + channel])
      }
      return UInt8(clamping: sum >> shift)
    }
    let alpha = channels[3]
    return Pixel(
      red: min(channels[0], alpha), green: min(channels[1], alpha), blue: min(channels[2], alpha),
      alpha: alpha)
  }
}
