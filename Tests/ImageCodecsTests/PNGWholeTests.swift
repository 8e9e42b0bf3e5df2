import HandmadeFiles
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// A PNG that is inflated all at once is what libpng makes of it.
@Suite struct PNGWholeTests {
  /// What became of a picture, and all that was said of it.
  private struct Outcome: Equatable {
    var rows: [Pixel] = []
    var warnings: [String] = []
    var error: ImageError?

    init(_ image: EncodedImage, rowByRow: Bool, allowsTruncation: Bool) {
      var request = ImageRequest(allowsTruncation: allowsTruncation)
      request.readsRowByRow = rowByRow
      do throws(ImageError) {
        let rows = try ImageFormats.openRows(of: image, request)
        var band: [Pixel] = []
        while true {
          let count = try rows.read(into: &band, capacity: 5)
          if count == 0 { break }
          self.rows += band.prefix(count * rows.rowSize.width)
        }
        warnings = rows.warnings
      } catch {
        self.error = error
      }
    }
  }

  private func expectBothWaysAlike(_ bytes: [UInt8], _ comment: @autoclosure () -> String) {
    for allowsTruncation in [false, true] {
      let whole = Outcome(.bytes(bytes), rowByRow: false, allowsTruncation: allowsTruncation)
      let byRows = Outcome(.bytes(bytes), rowByRow: true, allowsTruncation: allowsTruncation)
      #expect(whole == byRows, "\(comment())")
    }
  }

  /// Any bytes at all are rows that a filter may have left.
  private static func picture(
    width: Int, height: Int, colorType: UInt8, seed: UInt64, filters: ClosedRange<UInt8> = 0...4,
    chunkCount: Int = 1
  ) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    let channels = [0: 1, 2: 3, 4: 2, 6: 4][colorType] ?? 1
    let rows = (0..<height).flatMap { _ in
      [UInt8.random(in: filters, using: &random)]
        + (0..<(width * channels)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    let packed = PNGParts.zlibStored(rows)
    let step = packed.count / chunkCount + 1
    let size = PNGParts.bigEndian(UInt32(width)) + PNGParts.bigEndian(UInt32(height))
    return PNGParts.signature + PNGParts.chunk("IHDR", size + [8, colorType, 0, 0, 0])
      + stride(from: 0, to: packed.count, by: step).flatMap {
        PNGParts.chunk("IDAT", Array(packed[$0..<min($0 + step, packed.count)]))
      } + PNGParts.chunk("tEXt", Array("Comment\0behind the pixels".utf8)) + PNGParts.end
  }

  @Test(arguments: [0, 2, 4, 6] as [UInt8])
  func everyFilterIsUndoneAsLibpngDoes(colorType: UInt8) {
    for width in 1...40 {
      for filter in 0...5 as ClosedRange<UInt8> {
        let filters = filter == 5 ? 0...4 : filter...filter
        let bytes = Self.picture(
          width: width, height: 7, colorType: colorType, seed: UInt64(width), filters: filters,
          chunkCount: 1 + width % 3)
        expectBothWaysAlike(bytes, "width \(width), filters \(filters), seed \(width)")
      }
    }
  }

  @Test(arguments: [0, 2, 4, 6] as [UInt8])
  func ordinaryPicturesAreInflatedAtOnce(colorType: UInt8) throws {
    let bytes = Self.picture(width: 9, height: 5, colorType: colorType, seed: 7)

    #expect(try WholePNG.isReadWhole(bytes, width: 9, height: 5))
  }

  @Test func whatIsDamagedIsLeftToLibpng() throws {
    let whole = Self.picture(width: 9, height: 5, colorType: 2, seed: 7, chunkCount: 2)
    for index in 33..<whole.count {
      var damaged = whole
      damaged[index] ^= 4

      #expect(try !WholePNG.isReadWhole(damaged, width: 9, height: 5), "byte \(index)")
    }
  }

  @Test func anUnknownFilterIsAnErrorAsWithLibpng() throws {
    let bytes = Self.picture(width: 9, height: 5, colorType: 2, seed: 7, filters: 5...5)

    #expect(try !WholePNG.isReadWhole(bytes, width: 9, height: 5))
    #expect(throws: ImageError.self) { try ImageFormats.decode(.bytes(bytes)) }
  }

  @Test func memoryForAllRowsIsOnlyTakenWithinTheLimit() throws {
    let bytes = Self.picture(width: 90, height: 50, colorType: 6, seed: 7)
    let held = try ImageFormats.readInfo(from: .bytes(bytes)).heldByteCount

    #expect(held > 50 * (1 + 90 * 4))
    #expect(try WholePNG.isReadWhole(bytes, width: 90, height: 50, maximumBytes: held))
    #expect(try !WholePNG.isReadWhole(bytes, width: 90, height: 50, maximumBytes: held - 1))
  }

  @Test(arguments: [0, 2, 4, 6] as [UInt8])
  func everyCutAndEveryFlippedBitEndsAsWithLibpng(colorType: UInt8) {
    let whole = Self.picture(width: 11, height: 6, colorType: colorType, seed: 3, chunkCount: 3)

    for index in whole.indices {
      expectBothWaysAlike(Array(whole.prefix(index)), "\(index) bytes")
      var damaged = whole
      damaged[index] ^= 1 << UInt8(index % 8)
      expectBothWaysAlike(damaged, "byte \(index)")
    }
  }

  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func everyPictureOfTheCasesIsWhatLibpngMakesOfIt() throws {
    var count = 0
    for picture in try PictureCase.all() where picture.file.hasSuffix(".png") {
      let bytes = [UInt8](try Cases.data("pictures/" + picture.file))
      guard bytes.count < 1 << 21 else { continue }

      expectBothWaysAlike(bytes, picture.file)
      for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 20)) {
        expectBothWaysAlike(Array(bytes.prefix(length)), "\(picture.file), \(length) bytes")
      }
      count += 1
    }
    #expect(count > 150)
  }
}
