import BoardModel
import Foundation
import GoldenImages
import Pixels
import TestSupport
import Testing

/// A clip is written first and its record last; what is between them is told, and put right.
@Suite struct InterruptedRecordingTests {
  private let suite: DragSuite

  init() throws {
    suite = try DragSuite()
    try suite.record()
  }

  /// Leaves the new clip beside the old record, as where a recording ends too early.
  private func interrupt(_ change: () throws -> Void) throws {
    let record = try suite.folder.read(DragSuite.recordName)
    try change()
    try suite.record()
    try suite.folder.write(record, to: DragSuite.recordName)
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: suite.folder.url.appending(path: name))
  }

  @Test func otherPixelsThanRecordedAreToldAndPutRight() throws {
    try interrupt { try suite.writeBoard(cover: "#000000") }

    #expect(try suite.verify().disagreeing.count == 1)
    #expect(try suite.approve().isRecorded)
    #expect(try suite.verify().disagreeing.isEmpty)
    #expect(try suite.verify().status == .equal)
  }

  @Test func anotherNumberOfFramesIsToldAndPutRight() throws {
    try interrupt { try suite.writeGesture(hold: 0.9) }

    let result = try suite.verify()

    guard case .clip(_, .frameCount(22, 19)) = result.error else {
      Issue.record("\(result.status)")
      return
    }
    #expect(try suite.run { try $0.record($1, .missing) }.status == .error)
    #expect(try suite.approve().isRecorded)
    #expect(try suite.verify().status == .equal)
  }

  @Test func aClipWhoseFirstRecordIsNotYetThereIsMissing() throws {
    try remove(DragSuite.recordName)

    let result = try suite.verify()

    #expect(result.status == .missing)
    #expect(result.missing.map { $0.lastComponent.text } == ["drag.json"])
    #expect(try suite.run { try $0.record($1, .missing) }.isRecorded)
    #expect(try suite.verify().status == .equal)
  }

  @Test func aClipBesideTheRecordOfAStillIsToldAndPutRight() throws {
    let gesture = try suite.folder.read("s/drag.gesture.json")
    let clip = try suite.folder.read(DragSuite.clipName)
    try remove("s/drag.gesture.json")
    try suite.record()
    try suite.folder.write(gesture, to: "s/drag.gesture.json")
    try suite.folder.write(clip, to: DragSuite.clipName)

    guard case .clip(_, .recordOfStill) = try suite.verify().error else {
      Issue.record("\(try suite.verify().status)")
      return
    }
    #expect(try suite.approve().isRecorded)
    #expect(try suite.verify().status == .equal)
  }

  @Test func aMissingClipIsAGoldenThatIsMissing() throws {
    try remove(DragSuite.clipName)

    let result = try suite.verify()

    #expect(result.status == .missing)
    #expect(result.missing.map { $0.lastComponent.text } == ["drag.apng"])
    #expect(try suite.run { try $0.record($1, .missing) }.isRecorded)
    #expect(try suite.verify().status == .equal)
  }

  @Test func whatCannotBeWrittenLeavesTheOldGolden() throws {
    let record = try suite.folder.read(DragSuite.recordName)
    try suite.writeBoard(cover: "#000000")
    try remove(DragSuite.clipName)
    try FileManager.default.createDirectory(
      at: suite.folder.url.appending(path: DragSuite.clipName), withIntermediateDirectories: true)

    #expect(try suite.approve().status == .error)

    #expect(try suite.folder.read(DragSuite.recordName) == record)
    #expect(try suite.goldenNames() == ["drag.apng", "drag.json"])
  }
}
