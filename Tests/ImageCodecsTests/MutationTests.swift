import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Files of formats that other libraries read, damaged: an error or a picture, and never a trap.
@Suite struct MutationTests {
  /// - Returns: Whether it is read as a picture of the size that its headers say.
  private func isWhole(_ bytes: [UInt8]) throws -> Bool? {
    var limit = PixelLimit()
    limit.maximumPixels = 1_000_000
    limit.maximumBytes = 64 << 20
    do throws(ImageError) {
      let info = try ImageFormats.readInfo(from: .bytes(bytes), limit: limit)
      return try ImageFormats.decode(.bytes(bytes), limit: limit).size == info.size
    } catch {
      return nil
    }
  }

  @Test(arguments: FormatFixture.names)
  func everyTruncationIsAnErrorOrAPicture(name: String) throws {
    let bytes = try FormatFixture.bytes(name)

    for length in 0..<bytes.count {
      #expect(try isWhole(Array(bytes.prefix(length))) != false, "\(length) bytes")
    }
  }

  @Test(arguments: FormatFixture.names)
  func everyFlippedBitIsAnErrorOrAPicture(name: String) throws {
    let bytes = try FormatFixture.bytes(name)
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var damaged = bytes
      let index = Int.random(in: bytes.indices, using: &numbers)
      damaged[index] ^= UInt8.random(in: 1...255, using: &numbers)

      #expect(try isWhole(damaged) != false, "byte \(index), seed 7")
    }
  }
}
