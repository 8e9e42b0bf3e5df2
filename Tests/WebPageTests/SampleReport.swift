import GoldenImages
import ImageCodecs
import Pixels
import TestSupport

/// Reports of small pictures.
enum SampleReport {
  static let hostileName =
    "</script><img src=x onerror=\"record('attacked', 1)\"><!-- &amp; '\u{2028}"

  /// A board of three tiles, one of them `shift` pixels to the right of its place.
  static func board(shift: Int = 0, height: Int = 40) -> Bitmap {
    var board = Bitmap(size: PixelSize(width: 60, height: height), filledWith: Pixel(.white))
    for (left, top, color) in [
      (4, 4, Color(red: 40, green: 90, blue: 200)),
      (32 + shift, 4, Color(red: 230, green: 120, blue: 30)),
      (4, 22, Color(red: 30, green: 150, blue: 90)),
    ] {
      for y in top..<top + 14 {
        for x in left..<left + 22 { board[x, y] = Pixel(color) }
      }
    }
    return board
  }

  static func picture(_ bitmap: Bitmap) throws -> ReportPicture {
    .inlined(try bitmap.encodedPNG())
  }

  /// One case of each state, hostile names, and a sequence whose frames 3 and 4 of six differ.
  static func ofAllStates() throws -> GoldenReport {
    let expected = try picture(board())
    let moved = ReportPictures(expected: expected, actual: try picture(board(shift: 3)))
    let size = PixelSize(width: 60, height: 40)
    let item = ReportItem(
      id: hostileName, expected: ReportBox(x: 32, y: 4, width: 22, height: 14),
      actual: ReportBox(x: 35, y: 4, width: 22, height: 14), verdict: "moved (+3, 0)")
    return GoldenReport(
      title: "Sample \(hostileName)", command: "waterfall verify '\(hostileName)'",
      cases: [
        ReportCase(
          name: "moved", status: .changed, verdict: ["1 item moved (+3, 0)"], diffCount: 84,
          maxDelta: 225, expectedSize: size, actualSize: size, pictures: moved, items: [item],
          approveCommand: "waterfall approve goldens --case moved"),
        ReportCase(
          name: "taller", status: .size, diffCount: 600, maxDelta: 255, expectedSize: size,
          actualSize: PixelSize(width: 60, height: 50),
          pictures: ReportPictures(expected: expected, actual: try picture(board(height: 50)))),
        try sequence(),
        ReportCase(
          name: "unseen", status: .new, actualSize: size,
          pictures: ReportPictures(actual: expected)),
        ReportCase(
          name: "gone", status: .missing, expectedSize: size,
          pictures: ReportPictures(expected: expected)),
        ReportCase(name: "nobody's", status: .orphan),
        ReportCase(name: hostileName, status: .error, verdict: [hostileName]),
        ReportCase(
          name: "equal", status: .passed, expectedSize: size, actualSize: size,
          pictures: ReportPictures(expected: expected)),
      ])
  }

  static func sequence() throws -> ReportCase {
    let frames = try (0..<6).map { index in
      let isChanged = index == 3 || index == 4
      return ReportFrame(
        golden: index, actual: index, time: Double(index) / 30,
        status: isChanged ? .changed : .passed,
        diffCount: isChanged ? 28 * index : 0, maxDelta: isChanged ? 225 : 0, hash: "abc\(index)",
        pictures: ReportPictures(
          expected: try picture(board(shift: index)),
          actual: isChanged ? try picture(board(shift: index - 1)) : nil))
    }
    return ReportCase(
      name: "drag", status: .changed, verdict: ["first divergent frame 3"], diffCount: 112,
      maxDelta: 225, expectedSize: PixelSize(width: 60, height: 40),
      actualSize: PixelSize(width: 60, height: 40), frames: frames,
      drift: [ReportDrift(id: "cover", distances: [0, 0, 0, 1, 1, 0])])
  }

  /// As many cases as asked for, the one numbered 7 a sequence.
  static func ofManyCases(_ count: Int) throws -> GoldenReport {
    let expected = try picture(board())
    let cases = try (0..<count).map { index in
      var reportCase = try sequence()
      if index != 7 {
        reportCase = ReportCase(
          name: "", status: index % 10 == 0 ? .changed : .passed, verdict: ["line \(index)"],
          diffCount: index % 10 == 0 ? index : 0,
          pictures: ReportPictures(expected: expected, actual: expected))
      }
      reportCase.name = "case & \(index)"
      return reportCase
    }
    return GoldenReport(title: "Many", command: "waterfall verify", cases: cases)
  }
}
