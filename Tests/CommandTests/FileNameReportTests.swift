import Foundation
import Pixels
import TestSupport
import Testing

/// File names that other tools take for syntax.
///
/// Source: ImageMagick/ImageMagick, issues 6040, 43 and 966; the "A04" of the reference cases.
@Suite struct FileNameReportTests {
  private static let names = [
    "[f].png", "c%d.png", "d:x.png", "@me.png", "-rf.png", "a b.png", "q\"uote'.png",
    "new\nline.png", "{x,y}.png", "~tilde.png",
  ]

  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    for (index, name) in FileNameReportTests.names.enumerated() {
      try folder.writePNG("dir/" + name, 20, 20, color(index))
    }
  }

  private func color(_ index: Int) -> Color {
    Color(red: UInt8(20 * index), green: 77, blue: UInt8(200 - 20 * index))
  }

  private func colors(of board: Bitmap) -> Set<Pixel> {
    Set(board.pixels).subtracting([Pixel(Color.white)])
  }

  @Test func everyNameIsDrawn() throws {
    let outcome = try tool.run("render", "dir", "-o", "out.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let wanted = Set(FileNameReportTests.names.indices.map { Pixel(color($0)) })
    #expect(colors(of: try folder.readBitmap("out.png")) == wanted)
  }

  @Test func aListOfTheNamesGivesTheSameBoard() throws {
    _ = try tool.run("render", "dir", "-o", "out.png")
    let list = FileNameReportTests.names.reversed().map { "dir/" + $0 + "\0" }.joined()

    let outcome = try tool.run(
      "render", "--files-from", "-", "-0", "--sort", "name", "-o", "out2.png",
      input: Data(list.utf8))

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.read("out2.png") == folder.read("out.png"))
  }

  @Test func aNameThatBeginsWithADashStandsBehindTwoDashes() throws {
    var inside = tool
    inside.folder.append(path: "dir")

    let outcome = try inside.run("render", "-o", "o3.png", "--", "-rf.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(colors(of: try folder.readBitmap("dir/o3.png")) == [Pixel(color(4))])
  }

  @Test func aNameOfSeveralLinesLeavesItsMessageOnOneLine() throws {
    try folder.write([], to: "bad\nname.png")

    let outcome = try tool.run("dir", "bad\nname.png", "-o", "out.png")

    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("bad\\nname.png"))
  }

  @Test func theLayoutIsJSONWhateverTheNames() throws {
    let outcome = try tool.run("layout", "dir")

    let items = outcome.json["items"] as? [[String: Any]] ?? []
    #expect(items.count == 10)
    #expect(items.contains { $0["id"] as? String == "q\"uote'" })
  }

  #if os(Linux)
    @Test func aNameThatIsNoTextIsDrawnAndCalledByItsBytes() throws {
      let line = """
        cp 'dir/a b.png' "$(printf 'bytes\\377.png')" && : > "$(printf 'empty\\376.png')" &&
        "$waterfall" "$(printf 'bytes\\377.png')" "$(printf 'empty\\376.png')" -o "$(printf 'o\\375.png')" &&
        mv "$(printf 'o\\375.png')" out.png
        """

      let outcome = try tool.shell(line)

      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      #expect(colors(of: try folder.readBitmap("out.png")) == [Pixel(color(5))])
      #expect(outcome.errors.contains("empty\\xFE.png was skipped"))
    }
  #endif
}
