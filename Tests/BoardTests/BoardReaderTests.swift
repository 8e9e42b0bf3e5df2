import BoardModel
import BoardRendering
import Foundation
import Geometry
import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct BoardReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func read(
    _ name: String = "", _ overrides: BoardOverrides = BoardOverrides(),
    recursive: Bool = false
  ) throws(ReadingError) -> LoadedBoard {
    var options = ReadingOptions()
    options.isRecursive = recursive
    return try BoardReader(options: options).read([.path(folder.path(name))], overrides: overrides)
  }

  @Test func aFolderIsReadInNaturalOrder() throws {
    for name in ["10.png", "9.png", "B.png", "a.png"] {
      try folder.writePNG(name, 4, 3, .black)
    }

    let loaded = try read()

    #expect(loaded.board.items.map(\.id) == ["9", "10", "a", "B"])
    #expect(loaded.board.items[0].naturalSize == Size(width: 4, height: 3))
    #expect(loaded.skipped.isEmpty)
  }

  @Test func badPicturesAreNamedAndOtherFilesPassedOver() throws {
    try folder.writePNG("a.png", 4, 3, .black)
    try folder.write([], to: "zero.png")
    try folder.write([], to: "zero.txt")
    try folder.write(Array("hello, world".utf8), to: "fake.jpg")
    try folder.write(Array("hello, world".utf8), to: "notes.txt")
    try folder.write(Array("BM".utf8) + Array(repeating: 0, count: 40), to: "clip")
    try folder.write(Array("%PDF-1.7 and so on and on".utf8), to: "text.pdf")
    try folder.write([1], to: ".hidden.png")

    let loaded = try read()

    #expect(loaded.board.items.map(\.id) == ["a"])
    #expect(
      loaded.skipped == [
        SkippedPicture(path: folder.path("clip"), problem: .image(.unsupportedFormat("BMP"))),
        SkippedPicture(path: folder.path("fake.jpg"), problem: .image(.notAPicture)),
        SkippedPicture(path: folder.path("zero.png"), problem: .image(.empty)),
      ])
    #expect(
      loaded.passedOver.map(\.lastComponent.displayText)
        == [".hidden.png", "notes.txt", "text.pdf", "zero.txt"])
  }

  @Test func whatTheToolMadeIsTakenOnlyWhenNamed() throws {
    try folder.writePNG("a.png", 4, 3, .black)
    let own = Bitmap(size: PixelSize(width: 2, height: 2), filledWith: Pixel(.white))
    try folder.write(try own.encodedPNG(isOwnOutput: true), to: "board.png")

    #expect(try read().board.items.map(\.id) == ["a"])
    #expect(try read("board.png").board.items.count == 1)
  }

  @Test func aPipeIsNamedAndDoesNotHoldUp() throws {
    try folder.writePNG("a.png", 4, 3, .black)
    #expect(unsafe mkfifo(folder.url.path + "/pipe.png", 0o600) == 0)

    let loaded = try read()

    #expect(loaded.skipped.map(\.problem) == [.notAFile(.pipe)])
  }

  @Test func foldersInsideAreSearchedOnlyWhenAskedAndLoopsEnd() throws {
    try folder.writePNG("a.png", 4, 3, .black)
    try folder.writePNG("sub/b.png", 4, 3, .black)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/sub/loop", withDestinationPath: folder.url.path)

    #expect(try read().board.items.map(\.id) == ["a"])
    #expect(try read(recursive: true).board.items.map(\.id) == ["a", "sub/b"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may look into any folder"))
  func aFolderBelowThatMayNotBeLookedIntoIsNamed() throws {
    try folder.writePNG("in/a.png", 4, 3, .black)
    try folder.writePNG("in/closed/b.png", 4, 3, .black)
    let closed = folder.url.path + "/in/closed"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    var options = ReadingOptions()
    options.isRecursive = true

    let loaded = try BoardReader(options: options).read([.path(folder.path("in"))])

    #expect(loaded.board.items.map(\.id) == ["a"])
    #expect(loaded.skipped.map(\.path) == [folder.path("in/closed")])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed)
  }

  @Test func aFileThatIsNotThereIsNamed() throws {
    let loaded = try read("nosuch.png")

    #expect(loaded.board.items.isEmpty)
    #expect(loaded.skipped.count == 1)
  }

  @Test func aBoardFileNamesFoldersPatternsAndItems() throws {
    try folder.writePNG("photos/1.png", 4, 3, .black)
    try folder.writePNG("photos/2.png", 4, 3, .black)
    try folder.writePNG("[x].png", 4, 3, .black)
    try folder.write(
      Array(
        """
        { "version": 1, "canvas": { "width": 300 }, "items": [
          "photos/*.png", "[x].png", "photos",
          { "id": "todo", "size": [3, 4], "color": "red" },
          { "src": "missing.png" } ] }
        """.utf8), to: "b.json")
    var flags = BoardOverrides()
    flags.scale = 2

    let loaded = try read("b.json", flags)

    #expect(
      loaded.board.items.map(\.id) == ["photos/1", "photos/2", "[x]", "1", "2", "todo"])
    #expect(loaded.board.settings.width == .points(300))
    #expect(loaded.board.settings.scale == 2)
    #expect(loaded.skipped.map(\.path) == [folder.path("missing.png")])
  }

  @Test func aBoardFileStandsAlone() throws {
    try folder.writePNG("a.png", 4, 3, .black)
    try folder.write(Array(#"{ "version": 1, "items": "." }"#.utf8), to: "b.json")

    #expect(throws: ReadingError.boardFileAmongOthers(folder.path("b.json"))) {
      try BoardReader().read([.path(folder.path("a.png")), .path(folder.path("b.json"))])
    }
  }

  @Test func aWrongBoardFileIsNamedWithTheError() throws {
    try folder.write(Array(#"{ "version": 1 }"#.utf8), to: "b.json")

    #expect(
      throws: ReadingError.board(.missingKey("items"), file: folder.path("b.json"))
    ) { try read("b.json") }
  }

  @Test func everyItemOrderIsWhatItSays() throws {
    try folder.writePNG("a.png", 10, 10, .black)
    try folder.writePNG("b.png", 30, 10, .black)
    try folder.writePNG("c.png", 5, 40, .black)
    func ids(_ order: ItemOrder, seed: UInt64? = nil) throws -> [String] {
      var overrides = BoardOverrides()
      overrides.sort = order
      overrides.seed = seed
      return try read("", overrides).board.items.map(\.id)
    }

    #expect(try ids(.name) == ["a", "b", "c"])
    #expect(try ids(.size) == ["b", "c", "a"])
    #expect(try ids(.aspect) == ["b", "a", "c"])
    #expect(try ids(.shuffle, seed: 7) == ids(.shuffle, seed: 7))
    let orders = Set(try (0..<40).map { try ids(.shuffle, seed: $0) })
    #expect(orders.count == 6)
  }
}
