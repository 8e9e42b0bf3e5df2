import HandmadeFiles
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Files that are no right APNG, each refused by its own error.
@Suite struct APNGFileTests {
  private struct Chunk {
    var name: String
    var content: [UInt8]
  }

  /// The file's chunks, to be changed and put together again with right checksums.
  private static func chunks(_ bytes: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = 8
    while position < bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      chunks.append(
        Chunk(name: name, content: Array(bytes[position + 8..<position + 8 + length])))
      position += 12 + length
    }
    return chunks
  }

  private static func file(_ chunks: [Chunk]) -> [UInt8] {
    PNGParts.signature + chunks.flatMap { PNGParts.chunk($0.name, $0.content) }
  }

  private static let whole = Result { () throws in
    try SampleClip(width: 12, height: 9, count: 7, isOpaque: true, seed: 2).encoded()
  }

  private func bytes() throws -> [UInt8] { try Self.whole.get() }

  /// The error that a file gives whose chunks were changed; the names of those of a clip of three
  /// pictures are IHDR acTL sRGB pHYs tEXt fcTL IDAT fcTL fdAT fcTL fdAT … IEND.
  private func error(_ change: (inout [Chunk]) -> Void) throws -> APNGError? {
    var chunks = Self.chunks(try bytes())
    change(&chunks)
    do throws(APNGError) {
      _ = try SampleClip.played(Self.file(chunks))
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsNotChangedIsRight() throws {
    #expect(try error { _ in } == nil)
    #expect(Self.file(Self.chunks(try bytes())) == (try bytes()))
  }

  @Test func everyCutIsAnError() throws {
    let bytes = try bytes()
    for count in 0..<bytes.count {
      let cut = Array(bytes.prefix(count))
      #expect(throws: count == 0 ? APNGError.notAPNG : .cutOff, "\(count) bytes") {
        try APNGFile(cut)
      }
    }
  }

  @Test func everyFlippedBitIsAnError() throws {
    let bytes = try bytes()
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        #expect(throws: APNGError.self, "byte \(index), bit \(bit)") {
          try SampleClip.played(damaged)
        }
      }
    }
  }

  /// With right checksums, so that what the chunks say is reached.
  @Test func everyChangedByteOfAChunkIsAnErrorOrAClip() throws {
    let chunks = Self.chunks(try bytes())
    for index in chunks.indices {
      for place in chunks[index].content.indices {
        for value in [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8] {
          var changed = chunks
          changed[index].content[place] = value
          var limit = PixelLimit()
          limit.maximumPixels = 1 << 20
          do throws(APNGError) {
            let file = try APNGFile(Self.file(changed))
            var player = try APNGPlayer(file, limit: limit)
            while let picture = try player.next() { #expect(picture.image.size == file.size) }
          } catch {}
        }
      }
    }
  }

  @Test func eachFaultHasAnErrorOfItsOwn() throws {
    #expect(throws: APNGError.notAPNG) { try APNGFile(Array("GIF89a".utf8)) }
    #expect(throws: APNGError.bytesAfterEnd(1)) { try APNGFile(try bytes() + [0]) }
    #expect(
      try error { $0.removeAll { ["fcTL", "acTL"].contains($0.name) } } == .misplaced(chunk: "fdAT")
    )
    #expect(try error { $0.removeAll { ["fcTL", "acTL", "fdAT"].contains($0.name) } } == .noClip)
    #expect(try error { $0.remove(at: 1) } == .misplaced(chunk: "fcTL"))
    #expect(try error { $0.append(Chunk(name: "IEND", content: [])) } == .bytesAfterEnd(12))
    #expect(try error { $0.swapAt(0, 1) } == .misplaced(chunk: "acTL"))
    #expect(try error { $0.insert($0[0], at: 1) } == .misplaced(chunk: "IHDR"))
    #expect(try error { $0.insert($0[1], at: 2) } == .misplaced(chunk: "acTL"))
    #expect(try error { $0.insert($0[2], at: 2) } == .misplaced(chunk: "sRGB"))
    #expect(try error { $0.insert($0[2], at: $0.count - 1) } == .misplaced(chunk: "sRGB"))
    #expect(try error { $0.insert($0[6], at: $0.count - 1) } == .misplaced(chunk: "IDAT"))
    let (needed, optional) = (Chunk(name: "ABcD", content: []), Chunk(name: "abcD", content: []))
    #expect(try error { $0.insert(needed, at: 1) } == .unknownChunk("ABcD"))
    #expect(try error { $0.insert(optional, at: 1) } == nil)
    #expect(try error { $0[1].content.append(0) } == .badLength(chunk: "acTL"))
    #expect(try error { $0[5].content.removeLast() } == .badLength(chunk: "fcTL"))
    #expect(try error { $0[8].content = [0] } == .badLength(chunk: "fdAT"))
    #expect(try error { $0[0].content[3] = 0 } == .badHeader)
  }

  @Test func whatIsSaidOfFramesIsChecked() throws {
    let frames = try APNGFile(bytes()).frames
    try #require(frames.count >= 3)
    #expect(
      try error { $0[1].content[3] += 1 }
        == .badFrameCount(found: frames.count, expected: frames.count + 1))
    #expect(try error { $0[1].content[3] = 0 } == .badFrameCount(found: 0, expected: 0))
    #expect(try error { $0[7].content[3] = 9 } == .badNumber(found: 9, expected: 1))
    #expect(try error { $0[8].content[3] = 1 } == .badNumber(found: 1, expected: 2))
    #expect(try error { $0[7].content[7] = 13 } == .badBox(frame: 1))
    #expect(try error { $0[7].content[7] = 0 } == .badBox(frame: 1))
    #expect(try error { $0[7].content[4] = 0xFF } == .badBox(frame: 1))
    #expect(try error { $0[5].content[7] = 1 } == .badBox(frame: 0))
    #expect(try error { $0[7].content[24] = 3 } == .badOperation(frame: 1))
    #expect(try error { $0[7].content[25] = 2 } == .badOperation(frame: 1))
    #expect(try error { $0[8].content = Array($0[8].content.prefix(4)) } != nil)
    #expect(try error { $0.remove(at: 8) } == .noPixels(frame: 1))
  }

  @Test func whatFramesOfOthersLeaveBehindIsShown() throws {
    let clear = try disposed(by: 1)
    let restored = try disposed(by: 2)
    let kept = try disposed(by: 0)

    #expect(kept.map { $0[1, 0] } == [.white, .black, .black])
    #expect(clear.map { $0[1, 0] } == [.white, .black, .clear])
    #expect(restored.map { $0[1, 0] } == [.white, .black, .white])
  }

  /// White; then black in the middle, which is disposed of; then red on the left.
  private func disposed(by operation: UInt8) throws -> [StraightBitmap] {
    var image = StraightBitmap(size: PixelSize(width: 3, height: 1), filledWith: .white)
    var frames = [ClipFrame(image: image)]
    for (column, color) in [(1, Color.black), (0, Color(red: 255, green: 0, blue: 0))] {
      image[column, 0] = color
      frames.append(ClipFrame(image: image))
    }
    let clip = SampleClip(ClipSettings(size: image.size, isOpaque: false, fps: 30), frames)
    var chunks = Self.chunks(try clip.encoded())
    chunks[7].content[24] = operation
    return try SampleClip.played(Self.file(chunks)).map(\.image)
  }

  @Test func framesThatAreLaidOverAreMixed() throws {
    let size = PixelSize(width: 1, height: 1)
    let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
    let frames = [Color.white, half].map {
      ClipFrame(image: StraightBitmap(size: size, filledWith: $0))
    }
    let clip = SampleClip(ClipSettings(size: size, isOpaque: false, fps: 30), frames)
    var chunks = Self.chunks(try clip.encoded())
    chunks[7].content[25] = 1

    #expect(
      try SampleClip.played(Self.file(chunks)).last?.image[0, 0]
        == Color(red: 255, green: 127, blue: 127))
  }

  @Test func aClipOfTooManyPixelsIsNotPlayed() throws {
    let file = try APNGFile(bytes())

    #expect(throws: APNGError.tooLarge(limit: 100)) {
      _ = try APNGPlayer(file, limit: PixelLimit(maximumPixels: 100))
    }
  }
}
