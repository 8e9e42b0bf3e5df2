import BoardModel
import BoardRendering
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

/// Where a board is written to, and what is there already.
@Suite struct BoardPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(to output: String = "out.png", replaces: Bool = true) throws {
    var overrides = BoardOverrides()
    overrides.width = .points(10)
    overrides.columns = .count(1)
    overrides.margin = .init(all: 0)
    let loaded = try BoardReader().read([.path(folder.path("in"))], overrides: overrides)
    _ = try BoardRenderer().render(loaded, to: .file(folder.path(output), replaces: replaces))
  }

  @Test func aFileThatIsThereIsReplacedOnlyWhenAllowed() throws {
    try folder.writePNG("in/a.png", 4, 3, .black)
    try folder.write([1, 2, 3], to: "out.png")

    #expect(throws: RenderingError.output(.exists(folder.path("out.png")))) {
      try render(replaces: false)
    }
    #expect(try folder.read("out.png") == [1, 2, 3])

    try render()
    #expect(try folder.readBitmap("out.png").size == PixelSize(width: 10, height: 8))
  }

  @Test func aLinkStaysALink() throws {
    try folder.writePNG("in/a.png", 4, 4, .black)
    try folder.write([1], to: "real/board.png")
    let link = folder.url.path + "/out.png"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.url.path + "/real/board.png")

    try render()

    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("board.png"))
    #expect(try folder.readBitmap("real/board.png").width == 10)
  }

  @Test func aPictureIsNotLostToItsOwnBoard() throws {
    try folder.writePNG("in/a.png", 4, 4, .black)
    let before = try folder.read("in/a.png")

    #expect(throws: RenderingError.output(.overwritesInput(folder.path("in/a.png")))) {
      try render(to: "in/a.png")
    }
    #expect(try folder.read("in/a.png") == before)
  }

  @Test func aFolderThatIsNotThereIsAnErrorThatNamesThePath() throws {
    try folder.writePNG("in/a.png", 4, 4, .black)

    #expect {
      try render(to: "no/out.png")
    } throws: { error in
      guard case RenderingError.output(.cannotWrite(let path, _)) = error else { return false }
      return path == folder.path("no/out.png")
    }
  }

  #if os(Linux)
    @Test func aFullDeviceIsAnError() throws {
      try folder.writePNG("in/a.png", 4, 4, .black)
      let loaded = try BoardReader().read([.path(folder.path("in"))])

      #expect(throws: RenderingError.self) {
        try BoardRenderer().render(loaded, to: .file(FilePath("/dev/full"), replaces: true))
      }
    }
  #endif
}
