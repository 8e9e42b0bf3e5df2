import Geometry
import TestSupport
import Testing
import Typesetting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct InstalledFontTests {
  private func bytes(_ fileName: String) throws -> [UInt8] {
    let path = try #require(TestFonts.folders.path(of: fileName))
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  @Test func aNamedFileComesBeforeTheDefaultFonts() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/own.ttf"
    try Data(bytes("DejaVuSans.ttf")).write(to: URL(filePath: path))

    let alone = try FontList(files: [path], folders: FontFolders(searchPath: folder.url.path))
    let all = try FontList(files: [path], folders: TestFonts.folders)

    #expect(alone.fonts.map(\.path) == [path])
    #expect(all.fonts.count == 3)
    #expect(all.fonts[0].path == path)
  }

  @Test func aGlyphThatAFontDoesNotHaveIsEmpty() throws {
    let font = try TestFonts.font("DejaVuSans.ttf")

    #expect(font.outline(ofGlyph: 4_000_000).elements.isEmpty)
  }

  /// Whatever is broken, the text is set, with boxes or without, or the font is refused.
  @Test(.timeLimit(.minutes(20)))
  func brokenFontsDoNoHarm() throws {
    let whole = try bytes("DejaVuSans.ttf")
    var random = SeededGenerator(seed: 7)
    for round in 0..<60 {
      var bytes =
        round % 3 == 0 ? Array(whole[..<Int.random(in: 0..<whole.count, using: &random)]) : whole
      for _ in 0..<(round % 3 == 1 ? 2000 : 20) where !bytes.isEmpty {
        // The directory and the small tables lie at the beginning.
        let end = round % 2 == 0 ? min(bytes.count, 4096) : bytes.count
        bytes[.random(in: 0..<end, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let font = try? Font(bytes: bytes, path: "broken") else { continue }

      let block = Typesetter(fonts: FontList([font])).typeset(
        "Waterfall ببب 中文 fi é", TextFormat(size: 12, maximumLines: 3), width: 100)

      #expect(block.paths(at: .zero, scale: 2).count == block.lines.count, "round \(round), seed 7")
    }
  }
}
