import GoldenImages
import HandmadeFiles
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// The same pixels stored in another way are the same golden.
@Suite struct GoldenPackingTests {
  private let folder: TemporaryFolder
  private static let golden = "s/__goldens__/one.png"

  /// A board of grays, which every color type of PNG can store.
  init() throws {
    folder = try TemporaryFolder()
    let text = """
      { "version": 1, "canvas": { "width": 40, "margin": 2, "background": "#ffffff" },
        "items": [ { "id": "a", "size": [30, 20], "color": "#404040" },
                   { "id": "b", "size": [30, 40], "color": "#c0c0c0" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/one.board.json")
    _ = try run { try $0.record($1, .missing) }
  }

  private func run(
    _ body: (SuiteRunner, GoldenSuite) throws -> SuiteResult
  ) throws -> CaseResult {
    let result = try body(SuiteRunner(tool: "tests"), try GoldenSuite(folder.path("s")))
    return try #require(result.cases.first)
  }

  /// The golden's pixels, each as the bytes that a function makes of its gray.
  private func stored(
    _ colorType: UInt8, bitDepth: UInt8 = 8, chunks: [[UInt8]] = [], bytes: (UInt8) -> [UInt8]
  ) throws -> [UInt8] {
    let picture = try StraightBitmap(decoding: .bytes(try folder.read(Self.golden)))
    let rows = (0..<picture.height).map { y in
      (0..<picture.width).flatMap { bytes(picture[$0, y].red) }
    }
    return PNGParts.picture(
      PNGParts.Header(
        width: picture.width, height: picture.height, depth: bitDepth, colorType: colorType),
      chunks: chunks, rows: rows)
  }

  @Test(arguments: ["gray", "gray and alpha", "palette", "16 bits", "colors", "colors and alpha"])
  func theColorTypeOfAGoldenDoesNotCount(kind: String) throws {
    let grays = (0...255).flatMap { gray in Array(repeating: UInt8(gray), count: 3) }
    let bytes =
      switch kind {
      case "gray": try stored(0) { [$0] }
      case "gray and alpha": try stored(4) { [$0, 255] }
      case "palette": try stored(3, chunks: [PNGParts.chunk("PLTE", grays)]) { [$0] }
      case "16 bits": try stored(2, bitDepth: 16) { Array(repeating: $0, count: 6) }
      case "colors": try stored(2) { Array(repeating: $0, count: 3) }
      default: try stored(6) { [$0, $0, $0, 255] }
      }
    try folder.write(bytes, to: Self.golden)

    let result = try run { try $0.verify($1) }

    #expect(result.passes)
    #expect(result.disagreeing.isEmpty)
  }

  @Test func anotherGrayInAnyColorTypeDoesCount() throws {
    let grays = (0...255).flatMap { gray in Array(repeating: UInt8(max(gray, 1)), count: 3) }
    let bytes = try stored(3, chunks: [PNGParts.chunk("PLTE", grays)]) { [$0 == 64 ? 65 : $0] }
    try folder.write(bytes, to: Self.golden)

    #expect(try run { try $0.verify($1) }.passes == false)
  }
}
