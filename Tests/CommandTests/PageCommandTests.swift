import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct PageCommandTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    for name in ["a", "b", "c"] { try folder.writePNG("p/\(name).png", 100, 100, .red) }
  }

  /// A page that one of the pictures fills.
  private let square = ["p", "--page", "100x100", "--columns", "1", "--margin", "0", "--gap", "0"]

  @Test(arguments: [
    ("s-%d.png", ["s-1.png", "s-2.png", "s-3.png"]),
    ("%03d.png", ["001.png", "002.png", "003.png"]),
    ("100% of %2d%.png", ["100% of 01%.png", "100% of 02%.png", "100% of 03%.png"]),
  ])
  func eachPageHasItsNumberInItsName(name: String, names: [String]) throws {
    let outcome = try tool.run(arguments: square + ["-o", name])

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.names() == (names + ["p"]).sorted())
    for name in names {
      #expect(try folder.readBitmap(name).size == PixelSize(width: 100, height: 100))
    }
  }

  @Test func aPercentSignThatIsNoPlaceStaysAsItIs() throws {
    #expect(try tool.run("p", "-o", "50% off.png").exitCode == 0)
    #expect(folder.exists("50% off.png"))
  }

  @Test(arguments: [["-o", "sheet.png"], ["-o", "-"]])
  func severalPagesNeedSeveralNames(output: [String]) throws {
    let outcome = try tool.run(arguments: square + output)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("3 pages"), "\(outcome.errors)")
    #expect(outcome.errors.contains("-%d.png"), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(try folder.names() == ["p"])
  }

  @Test func aNameOfOurOwnIsNumberedWhereItMustBe() throws {
    #expect(try tool.run(arguments: square).exitCode == 0)
    #expect(try tool.run("p", "--page", "300x300").exitCode == 0)

    let names = ["p", "p-board-1.png", "p-board-2.png", "p-board-3.png", "p-board.png"]
    #expect(try folder.names() == names)
  }

  @Test func onePageGoesToStandardOutput() throws {
    let outcome = try tool.run("p", "--page", "300x200", "-o", "-")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let size = try ImageFormats.decode(.bytes(Array(outcome.output))).size
    #expect(size == PixelSize(width: 300, height: 200))
  }

  @Test func paperHasThePixelsOfItsResolution() throws {
    #expect(try tool.run("p", "--page", "A4", "-o", "a.jpg").exitCode == 0)
    #expect(try tool.run("p", "--page", "a4-landscape", "--dpi", "72", "-o", "b.png").exitCode == 0)

    #expect(try folder.readBitmap("a.jpg").size == PixelSize(width: 2480, height: 3508))
    #expect(try folder.readBitmap("b.png").size == PixelSize(width: 842, height: 595))
    // JFIF: dots an inch, 300.
    #expect(try folder.read("a.jpg")[13..<18] == [1, 1, 44, 1, 44])
  }

  @Test func aHeightInTheBoardFileMakesPages() throws {
    let text = #"""
      { "version": 1, "canvas": { "width": 100, "height": 110, "scale": 2, "margin": 0 },
        "layout": { "columns": 1 }, "items": "p" }
      """#
    try folder.write(text: text, to: "b.json")

    let outcome = try tool.run("b.json", "-o", "b%d.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.readBitmap("b3.png").size == PixelSize(width: 200, height: 220))
  }

  @Test func layoutSaysThePageOfEachItem() throws {
    let json = try tool.run(arguments: ["layout"] + square).json

    let items = json["items"] as? [[String: Any]] ?? []
    #expect(items.map { $0["page"] as? Int } == [1, 2, 3])
    #expect(items.map { $0["index"] as? Int } == [0, 1, 2])
    #expect(items.map { $0["y"] as? Double } == [0, 0, 0])
    #expect(json["pages"] as? Int == 3)
    #expect(json["height"] as? Double == 100)
    #expect(try tool.run("layout", "p").json["pages"] == nil)
  }

  @Test func renderSaysWhichFilesItWrote() throws {
    try folder.write(text: "old", to: "s4.png")

    let outcome = try tool.run(arguments: square + ["-o", "s%d.png", "--json"])

    let pages = outcome.json["pages"] as? [[String: Any]] ?? []
    #expect(pages.map { $0["output"] as? String } == ["s1.png", "s2.png", "s3.png"])
    #expect(
      pages.map { $0["bytes"] as? Int } == (try (1...3).map { try folder.read("s\($0).png").count })
    )
    #expect(outcome.errors.contains("s4.png was there before"), "\(outcome.errors)")
  }

  @Test func anItemTallerThanAPageIsNamed() throws {
    try folder.writePNG("p/tall.png", 10, 1000, .black)

    let outcome = try tool.run(arguments: square + ["-o", "s%d.png"])

    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("tall is taller than a page and was made smaller"))
  }

  @Test func aPageThatIsThereStopsAllOfThem() throws {
    try folder.write(text: "mine", to: "s3.png")

    let outcome = try tool.run(arguments: square + ["-o", "s%d.png", "--no-clobber"])

    #expect(outcome.exitCode == 5)
    #expect(try folder.names() == ["p", "s3.png"])
  }

  @Test func aPictureThatIsBadOnTheLastPageLeavesNoPageWithoutTheOthers() throws {
    let png = try folder.read("p/c.png")
    try folder.write(Array(png.prefix(png.count - 20)), to: "p/b2.png")
    try folder.write(Array(png.prefix(png.count - 20)), to: "p/d.png")

    let outcome = try tool.run(arguments: square + ["-o", "s%d.png"])
    let strict = try tool.run(arguments: square + ["-o", "t%d.png", "--strict"])

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.names() == ["p", "s1.png", "s2.png", "s3.png"])
    #expect(strict.exitCode == 3)
    for name in ["p/b2.png", "p/d.png"] {
      #expect(outcome.errors.contains("\(name) was skipped"))
      #expect(strict.errors.contains("\(name) was skipped"))
    }
  }

  @Test func strictNamesWhatIsBadInHeadersAndInPixels() throws {
    let png = try folder.read("p/c.png")
    try folder.write(Array(png.prefix(20)), to: "p/header.png")
    try folder.write(Array(png.prefix(png.count - 20)), to: "p/pixels.png")

    let outcome = try tool.run("p", "-o", "out.png", "--strict")

    #expect(outcome.exitCode == 3)
    #expect(outcome.errors.contains("p/header.png was skipped"))
    #expect(outcome.errors.contains("p/pixels.png was skipped"), "\(outcome.errors)")
    #expect(outcome.errors.contains("there are 2"))
    #expect(!folder.exists("out.png"))
  }

  @Test func aPagedBoardIsWrittenOutAndComesBack() throws {
    let arguments = ["p", "--page", "A5", "--columns", "2", "--fit", "cover"]
    #expect(try tool.run(arguments: ["init"] + arguments + ["-o", "b.json"]).exitCode == 0)
    #expect(try tool.run(arguments: arguments + ["-o", "x.png"]).exitCode == 0)
    #expect(try tool.run("b.json", "-o", "y.png").exitCode == 0)

    #expect(try folder.readBitmap("x.png") == folder.readBitmap("y.png"))
  }
}
