import Foundation
import Pixels
import TestSupport
import Testing

/// The captions of report A04: names that other tools take for syntax, and texts that are hard to set.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct CaptionNameTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
  }

  /// A board of one item whose caption is a text, drawn.
  private func drawn(_ caption: String, flags: [String] = []) throws -> (Bitmap, String) {
    let text = String(
      decoding: try JSONSerialization.data(withJSONObject: [caption], options: []), as: UTF8.self)
    let board = """
      { "version": 1, "canvas": { "width": 300, "margin": 0 }, "layout": { "columns": 1 },
        "items": [{ "id": "a", "size": [300, 20], "color": "white", "caption": \(text.dropFirst().dropLast()) }] }
      """
    try folder.write(Array(board.utf8), to: "b.json")
    let outcome = try tool.run(arguments: ["b.json", "-o", "out.png"] + flags)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return (try folder.readBitmap("out.png"), outcome.errors)
  }

  @Test(arguments: [
    "[f].png", "c%d.png", "d:x.png", "@me.png", "-rf.png", "a b.png", "q\"uote'.png",
    "{x,y}.png", "~tilde.png",
  ])
  func aNameIsDrawnAsItIs(name: String) throws {
    try folder.writePNG("dir/\(name)", 300, 20, .white)
    let (wanted, _) = try drawn(name)

    let outcome = try tool.run(
      "render", "dir", "--caption", "{name}", "--width", "300", "--margin", "0", "-o", "named.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.readBitmap("named.png") == wanted)
  }

  @Test func aLineBreakInANameIsNeverOneOnTheBoard() throws {
    try folder.writePNG("dir/new\nline.png", 300, 20, .white)
    let (wanted, _) = try drawn("new\u{FFFD}line.png")

    _ = try tool.run(
      "render", "dir", "--caption", "{name}", "--width", "300", "--margin", "0", "-o", "named.png")

    #expect(try folder.readBitmap("named.png") == wanted)
  }

  private static let hard = [
    String(repeating: "word ", count: 20_000), String(repeating: "x", count: 100_000),
    "שלום עולם 123 abc", "مرحبا بالعالم", "e" + String(repeating: "\u{301}", count: 5000),
    "👩‍👩‍👧‍👦🇩🇪👍🏽", "\u{202E}gnp.exe", "\u{0}\u{7}\u{1B}[31m", "   ", "", "日本語の長い見出し",
    "\u{10FFFF}\u{E000}", "ﷺ", "A\u{200B}B\u{200D}C",
  ]

  @Test(arguments: CaptionNameTests.hard.indices)
  func everyTextIsDrawnWithinItsStrip(index: Int) throws {
    let caption = CaptionNameTests.hard[index]
    let (board, _) = try drawn(caption)

    let isBlank = caption.allSatisfy(\.isWhitespace)
    #expect(board.width == 300)
    #expect(isBlank ? board.height == 20 : (36...50).contains(board.height))
  }

  @Test func whatHasNoRoomEndsInAnEllipsis() throws {
    let long = String(repeating: "m", count: 40)

    let (board, _) = try drawn(long)
    let (shortened, _) = try drawn(String(long.prefix(30)))

    #expect(board == shortened)
  }

  @Test func charactersThatNoFontHasAreNamedInOneWarning() throws {
    let text = """
      { "version": 1, "items": [
        { "id": "one", "size": [9, 9], "caption": "a\u{13000}" },
        { "id": "two", "size": [9, 9], "caption": "\u{13000}\u{1F600}" } ] }
      """
    try folder.write(Array(text.utf8), to: "b.json")

    let outcome = try tool.run("b.json", "-o", "out.png", "--json")

    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("no font has") }
    #expect(outcome.exitCode == 0)
    #expect(lines.count == 1)
    for word in ["U+13000", "\"one\"", "\"two\"", "--font"] {
      #expect(lines.first?.contains(word) == true, "\(outcome.errors)")
    }
    let warnings = outcome.json["warnings"] as? [[String: Any]] ?? []
    let places = warnings.first?["missingCharacters"] as? [[String: Any]] ?? []
    #expect(places.map { $0["item"] as? String } == ["one", "two"])
    #expect(places.first?["characters"] as? [String] == ["\u{13000}"])
  }
}
