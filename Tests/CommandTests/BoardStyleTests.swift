import Foundation
import Pixels
import TestSupport
import Testing

/// A board that uses everything a board file can say of looks.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct BoardStyleTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    for (index, size) in [(300, 200), (200, 300), (400, 100)].enumerated() {
      try folder.writePNG("photos/img\(index).png", size.0, size.1, .blue)
    }
    try folder.writePNG("back.png", 50, 40, Color(red: 240, green: 220, blue: 200))
    try folder.write(Array(BoardStyleTests.everything.utf8), to: "b.json")
  }

  private static let everything = """
    { "version": 1, "theme": "dark", "font": ["DejaVu Serif"],
      "title": { "text": "All {count}", "subtitle": "at once", "size": 30, "color": "gold",
                 "alignment": "center" },
      "canvas": { "width": 500, "backgroundPicture": "back.png", "margin": 20 },
      "layout": { "columns": 3, "gap": 14 },
      "style": { "cornerRadius": 9, "corners": "continuous", "border": { "width": 2, "color": "red" },
                 "shadow": { "radius": 5, "opacity": 0.5, "offset": [2, 4], "color": "navy" },
                 "background": "#203040", "insets": [4, 5, 6, 7],
                 "caption": { "text": "{index} {stem} {caption}", "size": 12, "color": "white",
                              "lines": 3, "font": "DejaVu Sans Mono", "alignment": "right" } },
      "sections": [
        { "id": "one", "title": "First, of {count}", "items": [
          { "src": "photos/img0.png", "caption": "a caption of its own", "badge": 1234 },
          { "src": "photos/img1.png", "badge": "remove",
            "style": { "shadow": false, "caption": { "place": "over" } } } ] },
        { "id": "two", "background": "#336699", "insets": 6,
          "header": { "text": "Second", "height": 30, "size": 15, "color": "#ffeeaa",
                      "alignment": "right", "sticky": true, "insets": 4 },
          "footer": { "text": "the end", "separator": true },
          "items": [ { "src": "photos/img2.png", "badge": "add", "style": { "caption": { "place": "none" } } },
                     { "id": "p", "size": [3, 1], "color": "teal", "badge": "checked",
                       "style": { "background": "transparent", "insets": 0 } } ] } ] }
    """

  @Test func aBoardWithEverythingIsDrawn() throws {
    let outcome = try tool.run("b.json", "-o", "out.png", "--strict", "--json")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let fonts = outcome.json["fonts"] as? [[String: Any]] ?? []
    #expect(fonts.count >= 4)
    #expect(fonts.allSatisfy { ($0["sha256"] as? String)?.count == 64 })
    let board = try folder.readBitmap("out.png")
    #expect(Set(board.pixels).count > 200)
  }

  @Test(arguments: [
    [], ["--theme", "light"], ["--caption", "{name}"], ["--font", "DejaVu Sans"],
    ["--title", "Other", "--subtitle", "{count}", "--border", "3,green"],
  ])
  func initWritesABoardThatLooksTheSame(flags: [String]) throws {
    _ = try tool.run(arguments: ["b.json", "-o", "direct.png"] + flags)

    let outcome = try tool.run(arguments: ["init", "b.json", "-o", "copies/c.json"] + flags)
    try folder.write([], to: "copies/keep")
    let second = try tool.run(arguments: ["init", "b.json", "-o", "copies/c.json"] + flags)
    let rendered = try tool.run("copies/c.json", "-o", "again.png")

    #expect(outcome.exitCode == 5 && second.exitCode == 0, "\(second.errors)")
    #expect(rendered.exitCode == 0, "\(rendered.errors)")
    #expect(try folder.read("again.png") == folder.read("direct.png"))
  }

  @Test func layoutAndRenderAgreeOnThePlaces() throws {
    let layout = try tool.run("layout", "b.json").json["items"] as? [[String: Any]] ?? []
    let render =
      try tool.run("b.json", "-o", "out.png", "--json").json["items"] as? [[String: Any]] ?? []

    #expect(layout.count == 4)
    for (first, second) in zip(layout, render) {
      for key in ["x", "y", "width", "height"] {
        #expect(first[key] as? Double == second[key] as? Double)
      }
    }
  }

  @Test func aPictureBehindTheBoardThatIsMissingIsNamedAndLeftOut() throws {
    let text = """
      { "version": 1, "canvas": { "width": 40, "margin": 10, "backgroundPicture": "gone.png" },
        "items": [{ "id": "a", "size": [1, 1] }] }
      """
    try folder.write(Array(text.utf8), to: "gone.json")

    let lenient = try tool.run("gone.json", "-o", "out.png")
    let strict = try tool.run("gone.json", "-o", "strict.png", "--strict")

    #expect(lenient.exitCode == 0)
    #expect(lenient.errors.contains("gone.png was skipped"))
    #expect(strict.exitCode == 3)
  }

  @Test func aPictureBehindTheBoardCoversIt() throws {
    let text = """
      { "version": 1, "canvas": { "width": 90, "margin": 30, "backgroundPicture": "back.png" },
        "items": [{ "id": "a", "size": [1, 4], "color": "black" }] }
      """
    try folder.write(Array(text.utf8), to: "back.json")

    _ = try tool.run("back.json", "-o", "out.png")

    let board = try folder.readBitmap("out.png")
    let corners = [0, board.width - 1, board.pixels.count - board.width, board.pixels.count - 1]
    #expect(corners.allSatisfy { board.pixels[$0].red == 240 && board.pixels[$0].blue == 200 })
  }

  @Test func shadowsOnATransparentBoardAreRightOnEveryGround() throws {
    let text = """
      { "version": 1, "canvas": { "width": 80, "margin": 20 },
        "style": { "shadow": { "radius": 4, "opacity": 0.6 }, "cornerRadius": 6 },
        "items": [{ "id": "a", "size": [1, 1], "color": "#c03020" }] }
      """
    try folder.write(Array(text.utf8), to: "s.json")
    _ = try tool.run("s.json", "--background", "transparent", "-o", "clear.png")
    let clear = try folder.readBitmap("clear.png")

    for ground in ["white", "#2050a0"] {
      _ = try tool.run("s.json", "--background", ground, "-o", "solid.png")
      let solid = try folder.readBitmap("solid.png")

      let below = solid.pixels[0]
      let largest = zip(clear.pixels, solid.pixels).map { over, wanted in
        let mixed = over.over(below, coverage: 255)
        return max(
          abs(Int(mixed.red) - Int(wanted.red)), abs(Int(mixed.green) - Int(wanted.green)),
          abs(Int(mixed.blue) - Int(wanted.blue)))
      }.max()
      #expect(largest ?? 99 <= 1)
    }
  }

  @Test(arguments: [
    (["--caption", "{nam}"], "did you mean {name}?"), (["--caption", "{"], "{{"),
    (["--theme", "drak"], "light or dark"), (["--border", "x"], "2,white"),
    (["--subtitle", "x"], "give --title"), (["--title", "{stem}"], "{count}"),
    (["--font", ""], "empty"),
  ])
  func whatMakesNoSenseIsExitTwo(flags: [String], words: String) throws {
    let outcome = try tool.run(arguments: ["photos", "-o", "out.png"] + flags)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func theDoctorNamesTheFonts() throws {
    let fonts = try tool.run("doctor", "--json").json["fonts"] as? [[String: Any]] ?? []

    let path = try #require(fonts.first?["path"] as? String)
    let sum = try tool.shell("sha256sum '\(path)' || shasum -a 256 '\(path)'")
    #expect(fonts.count == 2)
    #expect(sum.text.hasPrefix(try #require(fonts.first?["sha256"] as? String)))
  }
}
