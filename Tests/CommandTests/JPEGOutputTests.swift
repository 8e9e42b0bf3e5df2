import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct JPEGOutputTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    var numbers = SeededGenerator(seed: 9)
    let pixels = (0..<10_000).map { index in
      Pixel(bits: UInt32(truncatingIfNeeded: numbers.next()) & 0x3F3F3F | 0xFF00_0000)
    }
    let noise = Bitmap(size: PixelSize(width: 100, height: 100), pixels: pixels)
    try folder.write(try noise.encodedPNG(isOwnOutput: false), to: "p/a.png")
  }

  private func format(_ name: String) throws -> ImageFormat? {
    try ImageFormats.recognizedFormat(of: .bytes(try folder.read(name)))
  }

  @Test(arguments: ["x.jpg", "x.jpeg", "x.JPG"])
  func theExtensionMakesAJPEG(name: String) throws {
    #expect(try tool.run("p", "-o", name).exitCode == 0)
    #expect(try format(name) == .jpeg)
  }

  @Test func theFormatCountsMoreThanTheName() throws {
    #expect(try tool.run("p", "-o", "x.png", "--format", "jpeg").exitCode == 0)
    #expect(try tool.run("p", "--format", "jpeg").exitCode == 0)
    let outcome = try tool.run("p", "-o", "-", "--format", "jpeg", "--quality", "85")

    #expect(try format("x.png") == .jpeg)
    #expect(try format("p-board.jpg") == .jpeg)
    #expect(Array(outcome.output) == (try folder.read("p-board.jpg")))
  }

  @Test func aJPEGOfOursIsNoInputOfTheNextBoard() throws {
    _ = try tool.run("p", "-o", "p/sheet.jpg")

    let outcome = try tool.run("layout", "p")

    #expect((outcome.json["items"] as? [Any])?.count == 1)
  }

  @Test func whatIsClearIsWhiteAndThatIsSaid() throws {
    let outcome = try tool.run("p", "-o", "x.jpg", "--background", "#00000000", "--margin", "50")

    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("no transparency"))
    #expect(try folder.readBitmap("x.jpg")[2, 2] == Pixel(.white))
  }

  @Test func theHighestQualityThatFitsIsFound() throws {
    func size(_ quality: Int) throws -> Int {
      let name = "q\(quality).jpg"
      _ = try tool.run("p", "-o", name, "--width", "200", "--quality", "\(quality)")
      return try folder.read(name).count
    }

    let outcome = try tool.run(
      "p", "-o", "x.jpg", "--width", "200", "--max-bytes", "9k", "--json")

    let page = try folder.read("x.jpg")
    let words = outcome.errors.split(separator: " ")
    let place = try #require(words.firstIndex(of: "quality"))
    let quality = try #require(Int(words[place + 1].dropLast()))
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(page.count <= 9000)
    #expect(try size(quality) == page.count)
    #expect(try size(quality + 1) > 9000)
    #expect(try folder.names().filter { $0.hasPrefix(".") } == [])
  }

  @Test func theQualityAskedForIsNotExceeded() throws {
    _ = try tool.run("p", "-o", "x.jpg", "--quality", "60")

    let outcome = try tool.run("p", "-o", "y.jpg", "--quality", "60", "--max-bytes", "1G")

    #expect(outcome.errors.contains("quality 60,"))
    #expect(try folder.read("x.jpg") == folder.read("y.jpg"))
  }

  @Test(arguments: ["x.jpg", "x.png"])
  func whatCannotBeSoSmallIsExitSixAndNoFile(name: String) throws {
    let outcome = try tool.run("p", "-o", name, "--max-bytes", "700")

    #expect(outcome.exitCode == 6)
    #expect(outcome.errors.contains("more than 700 bytes"), "\(outcome.errors)")
    #expect(outcome.errors.contains("--width"))
    #expect(try folder.names() == ["p"])
  }

  @Test func aPNGThatIsSmallEnoughIsWritten() throws {
    #expect(try tool.run("p", "-o", "x.png", "--max-bytes", "50M").exitCode == 0)
    #expect(try format("x.png") == .png)
  }

  @Test func aSideThatAJPEGCannotHaveIsExitSix() throws {
    try folder.writePNG("long/a.png", 10, 700, .black)

    let outcome = try tool.run("long", "-o", "x.jpg", "--width", "1000", "--margin", "0")

    #expect(outcome.exitCode == 6)
    #expect(outcome.errors.contains("65500"), "\(outcome.errors)")
  }

  @Test func shuffleIsShortForItsOrder() throws {
    for name in ["b", "c", "d", "e"] { try folder.writePNG("p/\(name).png", 9, 9, .black) }

    let short = try tool.run("layout", "p", "--shuffle", "--seed", "5")

    #expect(short.exitCode == 0)
    #expect(short.text == (try tool.run("layout", "p", "--sort", "shuffle", "--seed", "5").text))
    #expect(short.json["seed"] as? Int == 5)
  }
}
