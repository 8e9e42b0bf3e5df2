import BoardModel
import GoldenImages
import ImageCodecs
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Where frames were inserted or dropped, all that is told is found between frames that belong
/// together.
@Suite struct AlignedFramesTests {
  private let suite: DragSuite

  init() throws {
    suite = try DragSuite()
    try suite.record()
  }

  @Test func anInsertedFrameLeavesTheOthersEqual() throws {
    try suite.writeGesture(hold: 0.7)

    let result = try suite.verify()

    #expect(result.status == .different)
    #expect(result.reason == .frames)
    #expect(result.frames.count > 1)
    #expect(result.toldFrames.count == 1)
    #expect(result.summary.divergent.count == 1)
    #expect(result.summary.counts.count == result.frameCount)
    #expect(result.summary.settlesEqual)
    #expect(result.items == nil)
    #expect(result.drifts.isEmpty)
  }

  @Test func aDroppedFrameLeavesTheOthersEqual() throws {
    try suite.writeGesture(hold: 0.5)

    let result = try suite.verify()

    #expect(result.frameCount + 1 == result.goldenFrameCount)
    #expect(result.summary.divergent.count == 1)
    #expect(result.summary.settlesEqual)
    #expect(result.items == nil)
    #expect(result.drifts.isEmpty)
  }

  @Test func whatChangedIsFoundBesideAnInsertedFrame() throws {
    try suite.writeGesture(hold: 0.7)
    try suite.writeBoard(cover: "#336698")

    let result = try suite.verify()

    #expect(!result.summary.settlesEqual)
    #expect(result.items?.findings.map(\.id) == ["cover"])
    #expect(result.items?.sentences == [])
    #expect(result.drifts.isEmpty)
  }

  @Test func picturesOfADroppedFrameAreNotThoseOfTheDrawnOneOfItsNumber() throws {
    let held = 15
    let count = try suite.verify().goldenFrameCount
    for frame in held + 1..<count {
      var picture = try suite.golden(frame)
      picture[0, 0] = .black
      try suite.writeGolden(frame, picture)
    }
    try suite.writeGesture(hold: 0.5)

    let result = try suite.run { runner, goldens in
      var runner = runner
      runner.report = suite.folder.path("report")
      return try runner.verify(goldens)
    }

    let dropped = try #require(result.pictures.first)
    let next = try #require(result.pictures.dropFirst().first)
    #expect(dropped.pair.golden == held)
    #expect(dropped.pair.actual == nil)
    #expect(next.pair.golden == held + 1)
    #expect(next.pair.actual == held)
    #expect(dropped.golden?.lastComponent.text == "frame_00015.dropped.golden.png")
    #expect(next.golden?.lastComponent.text == "frame_00015.golden.png")
    #expect(
      try suite.folder.readBitmap("report/drag/frame_00015.golden.png")[0, 0] == Pixel(.black))
  }

  @Test func anotherLastFrameDoesNotSettleEqual() throws {
    var last = try suite.golden(9)
    last[0, 0] = .black
    try suite.writeGolden(9, last)

    #expect(try suite.verify().summary.settlesEqual)
    try suite.writeGesture(hold: 0.7)
    try suite.writeBoard(menu: "#aa2223")
    #expect(try !suite.verify().summary.settlesEqual)
  }

  @Test func aPictureThatIsNotAsItsRecordSaysIsNamed() throws {
    var picture = try suite.golden(3)
    picture[9, 9].red ^= 1
    try suite.writeGolden(3, picture)

    let result = try suite.verify()

    #expect(result.status == .different)
    #expect(result.disagreeing.map { $0.lastComponent.text } == ["drag.apng"])
    #expect(
      result.verdict == .content(changed: [3], dropped: [], duplicated: [], inserted: []))
    #expect(try suite.approve().isRecorded)
    #expect(try suite.verify().status == .equal)
  }
}
