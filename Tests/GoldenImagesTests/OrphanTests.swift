import BoardModel
import Foundation
import GoldenImages
import Pixels
import TestSupport
import Testing

/// What lies among the goldens and belongs to no case as it is now.
@Suite struct OrphanTests {
  private let suite: DragSuite

  init() throws {
    suite = try DragSuite()
    try suite.record()
  }

  private func orphans() throws -> [String?] {
    try GoldenSuite(suite.folder.path("s")).orphans.map { $0.lastComponent.text }
  }

  private func removeGesture() throws {
    try FileManager.default.removeItem(
      at: suite.folder.url.appending(path: "s/drag.gesture.json"))
  }

  @Test func whatWasRecordedIsNoOrphan() throws {
    #expect(try orphans().isEmpty)
  }

  @Test func aClipOfNoBoardIsOne() throws {
    try suite.folder.write([1], to: "s/__goldens__/gone.apng")

    #expect(try orphans() == ["gone.apng"])
  }

  @Test func theClipOfWhatBecameAStillIsOne() throws {
    try removeGesture()
    #expect(try suite.verify().status == .missing)
    try suite.record()

    #expect(try orphans() == ["drag.apng"])
    #expect(try suite.verify().status == .equal)
  }

  @Test func thePictureOfWhatBecameASequenceIsOne() throws {
    try removeGesture()
    try suite.record()
    try FileManager.default.removeItem(at: suite.folder.url.appending(path: DragSuite.clipName))
    try suite.writeGesture(hold: 0.6)
    #expect(try suite.verify().status == .missing)
    try suite.record()

    #expect(try orphans() == ["drag.png"])
    #expect(try suite.verify().status == .equal)
  }

  @Test func aClipOfWhichOnlyHashesAreRecordedIsOneAndCountsForNothing() throws {
    let clip = try suite.folder.read(DragSuite.clipName)
    try suite.record(keepsPictures: false)
    #expect(try suite.goldenNames() == ["drag.json"])
    try suite.folder.write(clip, to: DragSuite.clipName)

    #expect(try orphans() == ["drag.apng"])
    #expect(try suite.verify().status == .equal)
  }

  @Test func aFolderOfFramesIsOneAndPruningRemovesThem() throws {
    try suite.folder.writePNG("s/__goldens__/drag/frame_00000.png", 4, 4, .white)
    #expect(try orphans() == ["drag"])

    let result = try SuiteRunner(tool: "tests").prune(
      try GoldenSuite(suite.folder.path("s")), isDryRun: false)

    #expect(result.removed.map { $0.lastComponent.text } == ["drag"])
    #expect(try suite.goldenNames() == ["drag.apng", "drag.json"])
  }
}
