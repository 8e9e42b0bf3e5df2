import BoardModel
import BoardRendering
import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct FitTests {
  private let folder: TemporaryFolder
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  init() throws {
    folder = try TemporaryFolder()
    // Red on the left, blue on the right, twice as wide as high.
    let pixels = (0..<20).flatMap { _ in (0..<40).map { Pixel($0 < 20 ? red : blue) } }
    let picture = Bitmap(size: PixelSize(width: 40, height: 20), pixels: pixels)
    try folder.write(try picture.encodedPNG(isOwnOutput: false), to: "wide.png")
  }

  private func render(_ item: String, style: String = "{}") throws -> Bitmap {
    let text = """
      { "version": 1, "canvas": { "width": 20, "margin": 0, "background": "#00ff00" },
        "layout": { "columns": 1 }, "style": \(style), "items": [ { "src": "wide.png"\(item) } ] }
      """
    try folder.write(Array(text.utf8), to: "b.json")
    let loaded = try BoardReader().read([.path(folder.path("b.json"))])
    _ = try BoardRenderer().render(loaded, to: .file(folder.path("out.png"), replaces: true))
    return try folder.readBitmap("out.png")
  }

  @Test func aPictureWithoutAnAspectIsAsItIs() throws {
    #expect(try render("").size == PixelSize(width: 20, height: 10))
    #expect(try render(#", "fit": "cover""#).size == PixelSize(width: 20, height: 10))
  }

  @Test(arguments: [("natural", true), ("contain", true), ("cover", false)])
  func anAspectFixesTheCellAndOnlyCoverFillsIt(fit: String, hasRoom: Bool) throws {
    let board = try render(#", "aspect": "1:1", "fit": "\#(fit)""#)

    #expect(board.size == PixelSize(width: 20, height: 20))
    #expect((board[10, 0] == Pixel(Color(red: 0, green: 255, blue: 0))) == hasRoom)
    #expect(board[2, 10] == Pixel(red))
    #expect(board[17, 10] == Pixel(blue))
  }

  @Test(arguments: [
    ("[0, 0.5]", true, true), ("[1, 0.5]", false, false), ("[0.5, 0]", true, false),
  ])
  func coverCropsAroundTheFocus(focus: String, leftIsRed: Bool, rightIsRed: Bool) throws {
    let board = try render(#", "aspect": "1:1", "fit": "cover", "focus": \#(focus)"#)

    #expect(board[1, 10] == Pixel(leftIsRed ? red : blue))
    #expect(board[18, 10] == Pixel(rightIsRed ? red : blue))
  }

  @Test func coverIsNotSofterThanThePicture() throws {
    let board = try render(#", "aspect": "1:1", "fit": "cover""#)

    #expect(board[9, 10] == Pixel(red))
    #expect(board[10, 10] == Pixel(blue))
  }

  @Test func aBoardThatCoversHasSquareCells() throws {
    #expect(try render("", style: #"{ "fit": "cover" }"#).size == PixelSize(width: 20, height: 20))
    #expect(
      try render("", style: #"{ "fit": "cover", "aspect": "1:2" }"#).size
        == PixelSize(width: 20, height: 40))
    #expect(
      try render(#", "fit": "natural""#, style: #"{ "fit": "cover" }"#).size
        == PixelSize(width: 20, height: 10))
  }

  @Test func aThreadOfAPictureIsStillSeen() throws {
    try folder.writePNG("wide.png", 1000, 1, red)

    let board = try render(#", "aspect": "1:2", "fit": "contain""#)

    #expect(board.pixels.contains(Pixel(red)))
  }
}
