import CImageCodecs
import Pixels
import Testing

/// The loops in C against arithmetic that is written for the reader.
struct RowConversionTests {
  @Test func multiplyingByAlphaRoundsToTheNearest() {
    for alpha in 0...255 {
      var pixels: [UInt8] = []
      var expected: [UInt8] = []
      for value in 0...255 {
        pixels += [UInt8(value), 255, UInt8(255 - value), UInt8(alpha)]
        expected += [
          rounded(value * alpha, by: 255), UInt8(alpha), rounded((255 - value) * alpha, by: 255),
          UInt8(alpha),
        ]
      }

      unsafe pixels.withUnsafeMutableBufferPointer {
        if let start = $0.baseAddress { unsafe codec_rows_premultiply(start, 256) }
      }

      #expect(pixels == expected)
    }
  }

  @Test func sixteenBitsAreRoundedToEight() {
    var wide: [UInt8] = []
    var expected: [UInt8] = []
    for value in 0...65535 {
      let bytes = [UInt8(value >> 8), UInt8(value & 255)]
      wide += bytes + bytes + bytes + [255, 255]
      expected += [UInt8](repeating: rounded(value, by: 257), count: 3) + [255]
    }
    var pixels = [UInt8](repeating: 0, count: 65536 * 4)

    unsafe pixels.withUnsafeMutableBufferPointer {
      if let start = $0.baseAddress { unsafe codec_rows_narrow(wide, start, 65536) }
    }

    #expect(pixels == expected)
  }

  @Test(arguments: [false, true])
  func inksTakeTheirPartOfTheLight(isInverted: Bool) {
    let inks: [UInt8] = [0, 255, 100, 0, 0, 255, 100, 128, 7, 7, 7, 255]
    let stored = isInverted ? inks.map { 255 - $0 } : inks
    var pixels = [UInt8](repeating: 0, count: 12)

    unsafe pixels.withUnsafeMutableBufferPointer {
      if let start = $0.baseAddress { unsafe codec_rows_from_cmyk(stored, start, 3, isInverted) }
    }

    let expected: [UInt8] = [
      255, 0, 155, 255, 127, 0, rounded(155 * 127, by: 255), 255, 0, 0, 0, 255,
    ]
    #expect(pixels == expected)
  }

  private func rounded(_ value: Int, by divisor: Int) -> UInt8 {
    UInt8((Double(value) / Double(divisor)).rounded())
  }
}
