import BoardModel
import BoardRendering
import Foundation
import Pixels
import TestSupport
import Testing

/// What a run leaves alone in its folder, and what it takes away.
struct FrameFolderTests {
  private let fixture: FrameFixture

  init() throws {
    fixture = try FrameFixture()
  }

  private var folder: TemporaryFolder { fixture.folder }
  private var short: FrameSelection { FrameSelection(to: .frame(1)) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "f").path)
      .sorted()
  }

  @Test func aLongerRunBeforeLeavesNoFrame() throws {
    try fixture.render(to: "f", FrameSelection(to: .frame(5)))

    try fixture.render(to: "f", short)

    #expect(try names() == ["frame_00000.png", "frame_00001.png", "manifest.json"])
  }

  @Test func framesWithoutAManifestAreOursByTheirMark() throws {
    try fixture.render(to: "f", FrameSelection(to: .frame(5)))
    try FileManager.default.removeItem(at: folder.url.appending(path: "f/manifest.json"))

    try fixture.render(to: "f", short)

    #expect(try names() == ["frame_00000.png", "frame_00001.png", "manifest.json"])
  }

  @Test(arguments: ["frame_00001.png", "frame_123456.png"])
  func aFrameOfSomeoneElseIsNotTouched(name: String) throws {
    try folder.writePNG("f/\(name)", 3, 3, .black)
    let before = try folder.read("f/\(name)")

    #expect(throws: FramesError.foreign(folder.path("f/\(name)"))) {
      try fixture.render(to: "f", short)
    }
    #expect(try folder.read("f/\(name)") == before)
    #expect(try names() == [name])
  }

  @Test func aManifestOfSomeoneElseIsNotTouched() throws {
    try folder.write(Array(#"{ "name": "an app" }"#.utf8), to: "f/manifest.json")

    #expect(throws: FramesError.foreign(folder.path("f/manifest.json"))) {
      try fixture.render(to: "f", short)
    }
    #expect(try names() == ["manifest.json"])
  }

  @Test func otherFilesStayAsTheyAre() throws {
    try folder.write([1, 2, 3], to: "f/notes.txt")
    try folder.writePNG("f/frame_1.png", 3, 3, .black)

    try fixture.render(to: "f", short)

    #expect(
      try names()
        == ["frame_00000.png", "frame_00001.png", "frame_1.png", "manifest.json", "notes.txt"])
  }

  @Test func theFolderOfThePicturesIsRefused() throws {
    #expect(throws: FramesError.folderOfInputs(folder.path("p"))) {
      try fixture.render(to: "p", short)
    }
  }

  @Test func aFileIsNoFolder() throws {
    try folder.write([1], to: "f")
    #expect(throws: FramesError.self) { try fixture.render(to: "f", short) }
    #expect(try folder.read("f") == [1])
  }

  @Test func whatIsThereIsKeptWhereThatIsWanted() throws {
    try fixture.render(to: "f", FrameSelection(to: .frame(5)))
    var renderer = FrameRenderer()
    renderer.replaces = false

    #expect(
      throws: FramesError.rendering(.output(.exists(folder.path("f/frame_00000.png"))))
    ) {
      try renderer.render(fixture.loaded, fixture.gesture, to: folder.path("f"))
    }
    #expect(try names().count == 7)
  }
}
