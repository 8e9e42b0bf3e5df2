import GoldenImages
import ImageCodecs
import Pixels
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a report to look at: `WATERFALL_SAMPLE_REPORT=report.html swift test --filter SampleReportOfBoards`.
struct SampleReportOfBoards {
  private static let path = ProcessInfo.processInfo.environment["WATERFALL_SAMPLE_REPORT"]

  @Test(.enabled(if: path != nil, "WATERFALL_SAMPLE_REPORT names no file"))
  func aReportIsWrittenToLookAt() throws {
    let fixtures = Cases.packageFolder.appending(path: "Fixtures")
    let board = try Self.half(
      ImageFormats.decode(
        .bytes([UInt8](Data(contentsOf: fixtures.appending(path: "board.png"))))))
    var sample = try SampleReport.ofAllStates()
    var changed = board
    Self.move(&changed, from: (254, 4, 116, 106), by: (2, 1))
    sample.cases.append(
      ReportCase(
        name: "fourteen photos", status: .changed,
        verdict: ["1 item moved (+2, +1), residual 0"], diffCount: 24_000, maxDelta: 255,
        expectedSize: board.size, actualSize: board.size,
        pictures: ReportPictures(
          expected: try SampleReport.picture(board), actual: try SampleReport.picture(changed)),
        approveCommand: "waterfall approve goldens/ --case 'fourteen photos'"))
    sample.cases.append(try Self.sequence(board))

    try Data(try sample.page()).write(to: URL(filePath: #require(Self.path)))
  }

  /// A tile that goes down; from frame 9 on it is a frame late.
  private static func sequence(_ board: Bitmap) throws -> ReportCase {
    let pictures = try (0..<20).map { frame in
      var moved = board
      move(&moved, from: (4, 4, 120, 82), by: (9 * min(frame, 16), 6 * min(frame, 16)))
      return try SampleReport.picture(moved)
    }
    let frames = pictures.indices.map { frame in
      let isLate = (9...16).contains(frame)
      return ReportFrame(
        golden: frame, actual: frame, time: Double(frame) / 30, status: isLate ? .changed : .passed,
        diffCount: isLate ? 900 + 130 * frame : 0, maxDelta: isLate ? 255 : 0,
        pictures: ReportPictures(
          expected: pictures[frame], actual: isLate ? pictures[frame - 1] : nil))
    }
    return ReportCase(
      name: "drag the lake", status: .changed,
      verdict: ["first divergent frame 9 (t = 300 ms) · last 16 · 8/20 frames"],
      diffCount: 2980, maxDelta: 255, expectedSize: board.size, actualSize: board.size,
      frames: frames,
      drift: [ReportDrift(id: "01 lake", distances: frames.map { $0.diffCount > 0 ? 10.8 : 0 })])
  }

  private static func half(_ bitmap: Bitmap) -> Bitmap {
    var result = Bitmap(size: PixelSize(width: bitmap.width / 2, height: bitmap.height / 2))
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = bitmap[2 * x, 2 * y] }
    }
    return result
  }

  /// Cuts a rectangle (left, top, width, height) out and puts it down elsewhere.
  private static func move(
    _ bitmap: inout Bitmap, from place: (Int, Int, Int, Int), by offset: (Int, Int)
  ) {
    let original = bitmap
    for isCut in [true, false] {
      for y in place.1..<place.1 + place.3 {
        for x in place.0..<place.0 + place.2 {
          if isCut {
            bitmap[x, y] = Pixel(.white)
          } else {
            bitmap[x + offset.0, y + offset.1] = original[x, y]
          }
        }
      }
    }
  }
}
