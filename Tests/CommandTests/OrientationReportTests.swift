import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// A phone photo lies on its side.
///
/// Source: parterburn/dabble.me, pull request 125; the "A01" of the reference cases.
@Suite struct OrientationReportTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  /// 60 x 40 as stored, corners red, green, blue, white; Exif says to turn it to the right.
  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    var bitmap = Bitmap(
      size: PixelSize(width: 60, height: 40),
      filledWith: Pixel(red: 128, green: 128, blue: 128, alpha: 255))
    for (x, y, color) in [(0, 0, Color.red), (50, 0, .green), (0, 30, .blue), (50, 30, .white)] {
      for row in y..<(y + 10) {
        for column in x..<(x + 10) { bitmap[column, row] = Pixel(color) }
      }
    }
    let settings = JPEGSettings(quality: 95, chromaSampling: .full, orientation: .rightTop)
    try folder.write(try bitmap.encodedJPEG(settings), to: "one.jpg")
  }

  @Test func theTileIsUpright() throws {
    let outcome = try tool.run(
      "render", "one.jpg", "--columns", "1", "--width", "40", "--margin", "0", "-o", "out.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let board = try folder.readBitmap("out.png")
    #expect(board.size == PixelSize(width: 40, height: 60))
    #expect(board[4, 4].isNear(.blue))
    #expect(board[35, 4].isNear(.red))
    #expect(board[4, 55].isNear(.white))
    #expect(board[35, 55].isNear(.green))
  }

  @Test func theLayoutUsesTheTurnedSize() throws {
    let outcome = try tool.run(
      "layout", "one.jpg", "--columns", "1", "--width", "40", "--margin", "0")

    #expect(outcome.exitCode == 0)
    #expect(outcome.json["height"] as? Double == 60)
  }

  @Test func withoutTurningItLiesAsItIsStored() throws {
    let outcome = try tool.run(
      "render", "one.jpg", "--columns", "1", "--width", "40", "--margin", "0", "-o", "out.png",
      "--no-auto-orient")

    #expect(outcome.exitCode == 0)
    let board = try folder.readBitmap("out.png")
    #expect(board.size == PixelSize(width: 40, height: 27))
    #expect(board[2, 2].isNear(.red))
  }
}
