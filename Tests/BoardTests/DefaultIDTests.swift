import BoardModel
import BoardRendering
import Pixels
import TestSupport
import Testing

/// The ids of items that nobody gave one.
@Suite struct DefaultIDTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func equalDefaultIDsAreToldApart() throws {
    try folder.writePNG("a.png", 4, 3, .black)
    try folder.write(try folder.read("a.png"), to: "a.jpg")

    #expect(
      try BoardReader().read([.path(folder.path())]).board.items.map(\.id) == ["a.jpg", "a.png"])

    let twice = try BoardReader().read([.path(folder.path("a.png")), .path(folder.path("a.png"))])
    #expect(Set(twice.board.items.map(\.id)).count == 2)
  }

  @Test(.timeLimit(.minutes(20))) func manyEqualDefaultIDsAreNumberedInTurn() throws {
    let items = Array(repeating: #"{"size":[3,4]}"#, count: 40_000).joined(separator: ",")

    let loaded = try BoardReader().read([
      .boardText(Array(#"{"version":1,"items":[\#(items)]}"#.utf8))
    ])

    let ids = loaded.board.items.map(\.id)
    #expect(ids.prefix(3) == ["placeholder", "placeholder-2", "placeholder-3"])
    #expect(ids.last == "placeholder-40000")
  }

  @Test func aNumberedIDKeepsClearOfOnesThatAreGiven() throws {
    let loaded = try BoardReader().read([
      .boardText(
        Array(
          """
          {"version":1,"items":[
            {"size":[1,1]},{"size":[1,1]},{"id":"placeholder-2","size":[1,1]}]}
          """.utf8))
    ])

    #expect(
      loaded.board.items.map(\.id) == ["placeholder", "placeholder-3", "placeholder-2"])
  }
}
