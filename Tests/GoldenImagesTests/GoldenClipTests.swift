import BoardModel
import GoldenImages
import HandmadeFiles
import ImageCodecs
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Faults are put into the clip of a golden; what its frames show decides, not how its bytes stand.
@Suite struct GoldenClipTests {
  private let suite: DragSuite
  private let recorded: [UInt8]

  init() throws {
    suite = try DragSuite()
    try suite.record()
    recorded = try suite.folder.read(DragSuite.clipName)
  }

  private func write(_ bytes: [UInt8]) throws {
    try suite.folder.write(bytes, to: DragSuite.clipName)
  }

  private func writeChunks(_ change: (inout PNGChunks) -> Void) throws {
    var chunks = PNGChunks(recorded)
    change(&chunks)
    try write(chunks.file)
  }

  /// What is wrong with the clip, for which the case is neither a pass nor a difference.
  private func problem() throws -> GoldenClipProblem? {
    let result = try suite.verify()
    guard result.status == .error, case .clip(let path, let problem) = result.error,
      path.lastComponent.text == "drag.apng"
    else { return nil }
    return problem
  }

  @Test func everyFlippedByteIsAnError() throws {
    for place in stride(from: 0, to: recorded.count, by: 97) {
      var damaged = recorded
      damaged[place] ^= 0x10
      try write(damaged)

      guard case .damaged = try problem() else {
        Issue.record("byte \(place) is found damaged by nobody")
        return
      }
    }
  }

  @Test func everyCutIsAnError() throws {
    for count in [0, 8, 40, recorded.count / 2, recorded.count - 1] {
      try write(Array(recorded.prefix(count)))

      #expect(try problem() == .damaged(count == 0 ? .notAPNG : .cutOff))
    }
    #expect(try suite.approve().isRecorded)
    #expect(try suite.folder.read(DragSuite.clipName) == recorded)
  }

  @Test func aFrameThatIsSeenTwiceAsLongIsAnError() throws {
    try writeChunks { chunks in
      // The numerator of a second's fraction.
      chunks.chunks[chunks.places(of: "fcTL")[2]].content[21] *= 2
    }

    #expect(try problem() == .frameCount(found: 20, recorded: 19))
  }

  @Test func aFrameThatIsHardlySeenIsAnError() throws {
    try writeChunks { chunks in
      let (first, second) = (chunks.places(of: "fcTL")[1], chunks.places(of: "fcTL")[2])
      chunks.chunks[first].content[21] = 0
      chunks.chunks[second].content[21] *= 2
    }

    #expect(try problem() == .tooBrief(frame: 1))
  }

  @Test func aClipOfOtherFramesOrSizeIsAnError() throws {
    try suite.changeClip { $0.frames.removeLast() }
    #expect(try problem() == .frameCount(found: 18, recorded: 19))

    let (found, size) = (PixelSize(width: 2, height: 2), try suite.golden(0).size)
    let small = StraightBitmap(size: found, filledWith: .white)
    try suite.changeClip { $0.frames = $0.frames.map { _ in small } }
    #expect(try problem() == .size(found: found, recorded: size))
  }

  @Test func aPictureInPlaceOfTheClipIsAnError() throws {
    try write(try suite.golden(0).encodedPNG())

    #expect(try problem() == .damaged(.noClip))
  }

  @Test func theSamePixelsInOtherChunksAreNoDisagreement() throws {
    try writeChunks { chunks in
      let place = chunks.places(of: "IDAT")[0]
      let content = chunks.chunks[place].content
      chunks.chunks[place].content = Array(content.prefix(9))
      chunks.chunks.insert(.init(name: "IDAT", content: Array(content.dropFirst(9))), at: place + 1)
      chunks.chunks.insert(.init(name: "tEXt", content: Array("Title\0Drag".utf8)), at: 2)
    }

    let result = try suite.verify()

    #expect(result.status == .equal)
    #expect(result.disagreeing.isEmpty)
  }

  @Test func theSamePixelsFromAnotherEncoderAreNoDisagreement() throws {
    try suite.changeClip { _ in }
    #expect(try suite.folder.read(DragSuite.clipName) != recorded)

    let result = try suite.verify()

    #expect(result.status == .equal)
    #expect(result.disagreeing.isEmpty)
  }

  @Test func aPixelThatWasEditedIsFoundInItsFrame() throws {
    try suite.changeClip { $0.frames[7][9, 9].green ^= 1 }

    let result = try suite.verify()

    #expect(result.status == .different)
    #expect(result.differentFrames.map(\.index) == [7])
    #expect(result.differentFrames.first?.comparison?.diffCount == 1)
    #expect(result.disagreeing.map { $0.lastComponent.text } == ["drag.apng"])
  }

  @Test func aPassDecodesNothing() throws {
    // What is recorded of these bytes is right, and they are no clip.
    try suite.changeRecordOfFile(ByteHash.text(of: Array("no clip".utf8)))
    try write(Array("no clip".utf8))

    #expect(try suite.verify().status == .equal)
  }
}
