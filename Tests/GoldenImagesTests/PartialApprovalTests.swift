import Foundation
import GoldenImages
import ImageCodecs
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Frames and items of a golden are replaced alone.
@Suite struct PartialApprovalTests {
  private let suite: DragSuite

  init() throws {
    suite = try DragSuite()
    try suite.record()
  }

  private func error(_ change: (inout Approval) -> Void) throws -> PartialApprovalError? {
    let result = try suite.approve(change)
    guard case .approval(let error) = result.error else { return nil }
    return error
  }

  @Test func onlyTheNamedFramesAreTakenOver() throws {
    try suite.writeBoard(cover: "#000000")
    let before = try suite.golden(4)

    let result = try suite.approve { $0.frames = FrameNumbers("2-3") }

    #expect(result.recordedFrames == FrameNumbers([2, 3]))
    #expect(result.unapprovedFrames?.contains(4) == true)
    #expect(try suite.golden(3)[10, 10] == .black)
    #expect(try suite.golden(4) == before)
    let left = try suite.verify()
    #expect(left.differentFrames.map(\.index) == Array(0..<left.frameCount).filter { $0 / 2 != 1 })
  }

  @Test func whatIsLeftDiffersInContentAndNotInTime() throws {
    try suite.writeBoard(cover: "#000000")
    _ = try suite.approve { $0.frames = FrameNumbers("2-3,7,11-12") }

    let result = try suite.verify()

    let changed = (0..<19).filter { ![2, 3, 7, 11, 12].contains($0) }
    #expect(
      result.verdict
        == .content(changed: changed, dropped: [], duplicated: [], inserted: []))
  }

  @Test func whatSomebodyPutThereDoesNotBecomeRightByTheWay() throws {
    try suite.changeClip { $0.frames[9][0, 0] = .black }
    try suite.writeBoard(cover: "#000000")
    let before = try suite.folder.read(DragSuite.clipName)

    let error = try error { $0.frames = FrameNumbers("2-3") }

    guard case .otherThanRecorded = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try suite.folder.read(DragSuite.clipName) == before)
    #expect(try suite.goldenNames() == ["drag.apng", "drag.json"])
    #expect(try suite.approve { $0.frames = FrameNumbers("2-3,9") }.isRecorded)
    #expect(try suite.verify().disagreeing.isEmpty)
  }

  @Test func withoutAClipNoPartOfItIsTakenOver() throws {
    try FileManager.default.removeItem(at: suite.folder.url.appending(path: DragSuite.clipName))
    try suite.writeBoard(cover: "#000000")

    guard case .missing = try error({ $0.frames = FrameNumbers("2") }) else {
      Issue.record("a part of nothing is taken over")
      return
    }
    #expect(try suite.goldenNames() == ["drag.json"])
  }

  @Test func onlyTheNamedItemsAreTakenOver() throws {
    try suite.writeBoard(cover: "#000000", menu: "#ffff00")

    #expect(try suite.approve { $0.items = ["cover"] }.isRecorded)

    #expect(try suite.golden(0)[10, 10] == .black)
    #expect(try suite.golden(0)[60, 10] == Color(red: 170, green: 34, blue: 34))
    #expect(try suite.verify().items?.findings.map(\.id) == ["menu"])
    try suite.writeBoard(cover: "#000000")
    #expect(try suite.verify().status == .equal)
  }

  @Test func allItemsTogetherAreTheWholePicture() throws {
    try suite.writeBoard(cover: "#000000", menu: "#ffff00")

    #expect(
      try suite.approve {
        $0.items = ["cover,menu"]
        $0.frames = FrameNumbers("0")
      }.recordedFrames == FrameNumbers([0]))

    #expect(try suite.verify().differentFrames.first?.index == 1)
  }

  @Test func hashesStayHashes() throws {
    try suite.record(keepsPictures: false)
    try suite.writeBoard(cover: "#000000")

    #expect(try error { $0.items = ["cover"] } == .hashesOnly)
    #expect(try suite.approve { $0.frames = FrameNumbers("0-1") }.isRecorded)
    #expect(try suite.verify().differentFrames.first?.index == 2)
    #expect(try suite.approve().isRecorded)
    #expect(try suite.verify().status == .equal)
    #expect(try suite.verify().isHashOnly)
    #expect(try suite.goldenNames() == ["drag.json"])
  }

  @Test func whatMakesNoSenseIsRefusedAndNothingIsWritten() throws {
    let before = try suite.folder.read("s/__goldens__/drag.json")
    try suite.writeBoard(cover: "#000000")

    #expect(try error { $0.frames = FrameNumbers("4-99") } == .noFrame(99, count: 19))
    #expect(try error { $0.items = ["cover", "nobody"] } == .noItem("nobody"))
    try suite.writeGesture(hold: 0.7)
    #expect(
      try error { $0.frames = FrameNumbers("1") } == .frameCounts(drawn: 20, recorded: 19))
    #expect(try suite.folder.read("s/__goldens__/drag.json") == before)
  }

  @Test(arguments: [
    ("3", "3"), ("3,4,5", "3-5"), ("12-30", "12-30"), ("12..30,1", "1,12-30"),
  ])
  func numbersOfFramesAreReadAndWritten(text: String, written: String) {
    let numbers = FrameNumbers(text)

    #expect(numbers.map { FrameNumbers((0..<40).filter($0.contains)).description } == written)
  }

  @Test(arguments: ["", ",", "3-", "-3", "5-3", "x", "1.5", "1-2-3", "999999999999", "1, 2"])
  func whatIsNoNumberOfAFrameIsNotRead(text: String) {
    #expect(FrameNumbers(text) == nil)
  }
}
