import ImageCodecs
import Pixels
import TestSupport
import Testing

/// What a decoder holds of a whole picture is known before anything is decoded.
@Suite struct HeldBytesTests {
  private let photo = Bitmap(
    size: PixelSize(width: 40, height: 30), filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 255)
  )

  private func heldByteCount(of bytes: [UInt8]) throws -> Int {
    try ImageFormats.readInfo(from: .bytes(bytes)).heldByteCount
  }

  @Test func picturesThatAreReadRowByRowHoldNothing() throws {
    #expect(try heldByteCount(of: photo.encodedJPEG()) == 0)
  }

  @Test func aPNGThatIsInflatedAtOnceHoldsItsRowsAndItsPixelChunks() throws {
    let bytes = try photo.encodedPNG()
    let rows = 30 * (1 + 40 * 3)

    let held = try heldByteCount(of: bytes)

    #expect(held > rows)
    #expect(held < rows + bytes.count)
  }

  @Test func aProgressiveJPEGHoldsItsCoefficients() throws {
    let bytes = try photo.encodedJPEG(JPEGSettings(isProgressive: true))

    #expect(try heldByteCount(of: bytes) == 40 * 30 * 6)
  }

  @Test(
    .enabled(if: Cases.areHereOrRequired, Cases.skipped),
    arguments: [("basi2c08", 32 * 32 * 4), ("basi2c16", 32 * 32 * 8), ("basn2c16", 0)])
  func anInterlacedPNGHoldsItsRows(name: String, expected: Int) throws {
    let bytes = [UInt8](try Cases.data("pictures/pngsuite/\(name).png"))

    #expect(try heldByteCount(of: bytes) == expected)
  }
}
