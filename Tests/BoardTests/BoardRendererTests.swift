import BoardModel
import BoardRendering
import Foundation
import Geometry
import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct BoardRendererTests {
  private let folder: TemporaryFolder
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func overrides(width: Double, columns: Int, gap: Double = 0) -> BoardOverrides {
    var overrides = BoardOverrides()
    overrides.width = .points(width)
    overrides.columns = .count(columns)
    overrides.margin = .init(all: 0)
    overrides.columnGap = gap
    overrides.rowGap = gap
    return overrides
  }

  @discardableResult
  private func render(
    _ overrides: BoardOverrides, from name: String = "in", to output: String = "out.png",
    threads: Int = 2, strict: Bool = false
  ) throws -> RenderedBoard {
    let loaded = try BoardReader().read([.path(folder.path(name))], overrides: overrides)
    var options = RenderingOptions()
    options.threadCount = threads
    options.isStrict = strict
    return try BoardRenderer(options: options).render(
      loaded, to: .file(folder.path(output), replaces: true))
  }

  /// A PNG whose rows are cut off in the middle; its header is whole.
  private func writeCutPNG(_ name: String, _ width: Int, _ height: Int) throws {
    var numbers = SeededGenerator(seed: 7)
    let pixels = (0..<(width * height)).map { _ in
      Pixel(bits: UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000)
    }
    let whole = try Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
      .encodedPNG(isOwnOutput: false)
    try folder.write(Array(whole.prefix(whole.count / 2)), to: name)
  }

  @Test func eachTileStandsInItsFrameAndGapsShowTheBackground() throws {
    try folder.writePNG("in/a.png", 100, 100, red)
    try folder.writePNG("in/b.png", 100, 50, blue)

    let rendered = try render(overrides(width: 210, columns: 2, gap: 10))

    let board = try folder.readBitmap("out.png")
    #expect(rendered.size == PixelSize(width: 210, height: 100))
    #expect(board[0, 0] == Pixel(red))
    #expect(board[99, 99] == Pixel(red))
    #expect(board[100, 50] == Pixel(.white))
    #expect(board[109, 50] == Pixel(.white))
    #expect(board[110, 0] == Pixel(blue))
    #expect(board[209, 49] == Pixel(blue))
    #expect(board[209, 50] == Pixel(.white))
  }

  @Test func aPictureThatIsCutLeavesNoHole() throws {
    for (name, height) in [("a", 30), ("c", 20), ("d", 50)] {
      try folder.writePNG("in/\(name).png", 40, height, red)
      try folder.writePNG("good/\(name).png", 40, height, red)
    }
    try writeCutPNG("in/b.png", 40, 40)
    try writeCutPNG("in/e.png", 40, 40)

    let rendered = try render(overrides(width: 100, columns: 2, gap: 4))
    try render(overrides(width: 100, columns: 2, gap: 4), from: "good", to: "good.png")

    #expect(try folder.readBitmap("out.png") == folder.readBitmap("good.png"))
    #expect(rendered.skipped.map(\.path) == [folder.path("in/b.png"), folder.path("in/e.png")])
    #expect(
      rendered.skipped.allSatisfy {
        if case .image(.truncated(.png, _)) = $0.problem { true } else { false }
      })
  }

  @Test func strictRefusesAndLeavesNothing() throws {
    try folder.writePNG("in/a.png", 40, 30, red)
    try writeCutPNG("in/b.png", 40, 40)

    #expect {
      try render(overrides(width: 100, columns: 2), strict: true)
    } throws: { error in
      guard case RenderingError.skipped(let skipped) = error else { return false }
      return skipped.map(\.path) == [folder.path("in/b.png")]
    }
    #expect(try folder.names() == ["in"])
  }

  @Test func aBoardWithNothingToDrawIsAnError() throws {
    try writeCutPNG("in/b.png", 40, 40)

    #expect {
      try render(overrides(width: 100, columns: 2))
    } throws: { error in
      guard case RenderingError.nothingToDraw(let skipped) = error else { return false }
      return skipped.count == 1
    }
    #expect(try folder.names() == ["in"])
  }

  @Test func threadsChangeNoByte() throws {
    var numbers = SeededGenerator(seed: 3)
    for index in 0..<40 {
      let (width, height) = (Int.random(in: 5...90, using: &numbers), 37 + index)
      let pixels = (0..<(width * height)).map { _ in
        Pixel(bits: UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000)
      }
      let bitmap = Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
      try folder.write(try bitmap.encodedPNG(isOwnOutput: false), to: "in/\(index).png")
    }

    for threads in [1, 2, 8] {
      try render(overrides(width: 333, columns: 5, gap: 3), to: "\(threads).png", threads: threads)
    }

    #expect(try folder.read("1.png") == folder.read("2.png"))
    #expect(try folder.read("1.png") == folder.read("8.png"))
  }

  @Test func aTransparentBackgroundStaysTransparent() throws {
    try folder.writePNG("in/a.png", 10, 10, Color(red: 255, green: 0, blue: 0, alpha: 128))
    var overrides = overrides(width: 30, columns: 1)
    overrides.background = .clear
    overrides.margin = .init(all: 5)

    try render(overrides)

    let board = try folder.readBitmap("out.png")
    #expect(board[0, 0] == .clear)
    #expect(Color(board[15, 15]) == Color(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test func aLonePictureOfNaturalWidthComesOutAsItIs() throws {
    var numbers = SeededGenerator(seed: 5)
    let pixels = (0..<(61 * 43)).map { _ in
      Pixel(bits: UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000)
    }
    let picture = Bitmap(size: PixelSize(width: 61, height: 43), pixels: pixels)
    try folder.write(try picture.encodedPNG(isOwnOutput: false), to: "in/a.png")
    var overrides = BoardOverrides()
    overrides.width = .natural

    try render(overrides)

    #expect(try folder.readBitmap("out.png") == picture)
  }
}
