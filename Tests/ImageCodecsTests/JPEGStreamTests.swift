import ImageCodecs
import Pixels
import Testing

@Suite struct JPEGStreamTests {
  private let size = PixelSize(width: 37, height: 53)

  /// A gradient in two directions.
  private var rows: [Color] {
    var rows: [Color] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        rows.append(Color(red: UInt8(x * 6), green: UInt8(y * 4), blue: UInt8(x * 2 + y * 2)))
      }
    }
    return rows
  }

  private func bytes(_ settings: JPEGSettings, rowsAtOnce: Int) throws -> [UInt8] {
    let stream = try JPEGStream(settings, size: size)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: size.height, by: rowsAtOnce) {
      let end = min(start + rowsAtOnce, size.height)
      bytes += try stream.encode(Array(rows[start * size.width..<end * size.width]))
    }
    return try bytes + stream.finish()
  }

  @Test(arguments: [1, 7, 16])
  func theCallsThatRowsComeInChangeNoByte(rowsAtOnce: Int) throws {
    let settings = JPEGSettings(quality: 80, isOptimized: false)

    #expect(try bytes(settings, rowsAtOnce: rowsAtOnce) == bytes(settings, rowsAtOnce: 53))
  }

  @Test func bytesLeaveTheStreamBeforeThePictureEnds() throws {
    let wide = PixelSize(width: 4000, height: 64)
    var colors: [Color] = []
    for index in 0..<wide.area {
      let number: Int = index &* 2_654_435_761
      colors.append(Color(bits: UInt32(truncatingIfNeeded: number >> 7)))
    }
    let stream = try JPEGStream(JPEGSettings(quality: 95, isOptimized: false), size: wide)

    let early = try stream.encode(Array(colors.prefix(32 * wide.width)))

    #expect(early.count > 100_000)
  }

  @Test func thePictureIsReadBackAboutAsItWas() throws {
    let jpeg = try bytes(JPEGSettings(quality: 95, chromaSampling: .full), rowsAtOnce: 53)

    let bitmap = try ImageFormats.decode(.bytes(jpeg))

    #expect(bitmap.size == size)
    for (pixel, color) in zip(bitmap.pixels, rows) {
      #expect(abs(Int(pixel.red) - Int(color.red)) <= 8)
      #expect(abs(Int(pixel.green) - Int(color.green)) <= 8)
    }
  }

  /// Source: JFIF 1.02, "APP0 marker": the unit, then density across and down.
  @Test func theResolutionStandsInTheHeader() throws {
    let jpeg = try bytes(JPEGSettings(resolution: 300), rowsAtOnce: 53)

    #expect(Array(jpeg[13..<18]) == [1, 1, 44, 1, 44])
  }

  @Test func aSideThatTheFormatCannotSayIsRefused() {
    let long = PixelSize(width: 1, height: 65501)

    #expect(throws: ImageWritingError.tooLarge(long, .jpeg)) {
      try JPEGStream(JPEGSettings(), size: long)
    }
  }
}

extension Color {
  fileprivate init(bits: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16))
  }
}
