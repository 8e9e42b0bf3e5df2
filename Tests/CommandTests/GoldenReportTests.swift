import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Reports A14 and A15 of the public: a missing golden is a failure, and goldens are pixels.
@Suite struct GoldenReportTests {
  private let folder: TemporaryFolder
  private let home: BuiltTool
  private let ci: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    home = tool
    tool.environment["CI"] = "true"
    ci = tool
    try writeBoard("one", color: "#336699")
    try writeBoard("two", color: "#993366")
    #expect(try home.run("record", "suite").exitCode == 0)
  }

  private func writeBoard(_ name: String, color: String) throws {
    let text = """
      { "version": 1, "canvas": { "width": 60, "margin": 4 }, "layout": { "columns": 2, "gap": 4 },
        "items": [ { "id": "A", "size": [20, 30], "color": "\(color)" },
                   { "id": "B", "size": [20, 10], "color": "#222222" } ] }
      """
    try folder.write(Array(text.utf8), to: "suite/\(name).board.json")
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: name))
  }

  private func goldens() throws -> [String] {
    let place = folder.url.appending(path: "suite/__goldens__").path
    return try FileManager.default.contentsOfDirectory(atPath: place).sorted()
  }

  private func golden() throws -> StraightBitmap {
    try StraightBitmap(decoding: .bytes(try folder.read("suite/__goldens__/one.png")))
  }

  private func replace(_ picture: StraightBitmap) throws {
    try folder.write(try picture.encodedPNG(), to: "suite/__goldens__/one.png")
  }

  @Test func whatWasRecordedIsVerified() throws {
    let outcome = try ci.run("verify", "suite", "--json")

    #expect(outcome.exitCode == 0)
    #expect(outcome.json["status"] as? String == "equal")
    #expect(try goldens() == ["one.json", "one.png", "two.json", "two.png"])
  }

  @Test func aMissingGoldenFailsAlsoOnTheSecondTry() throws {
    try remove("suite/__goldens__/two.png")

    for tool in [ci, ci, home, home] {
      let outcome = try tool.run("verify", "suite", "--json")

      #expect(outcome.exitCode == 4)
      #expect(outcome.json["status"] as? String == "missing")
      #expect(outcome.text.contains("suite/__goldens__/two.png"))
      #expect(try goldens() == ["one.json", "one.png", "two.json"])
    }
    #expect(try home.run("verify", "suite").text.contains("missing: suite/__goldens__/two.png"))
  }

  @Test func withADifferenceTooTheDifferenceCounts() throws {
    try remove("suite/__goldens__/two.png")
    try writeBoard("one", color: "#336698")

    let outcome = try ci.run("verify", "suite")

    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("missing: suite/__goldens__/two.png"))
    #expect(outcome.text.contains("different: one"))
  }

  @Test func recordingOnCIIsRefused() throws {
    try remove("suite/__goldens__/two.png")

    let refused = try ci.run("record", "suite")

    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("--allow-ci"))
    #expect(try goldens().count == 3)
    #expect(try ci.run("record", "suite", "--allow-ci").exitCode == 0)
    #expect(try goldens().count == 4)
  }

  @Test func onlyWhatIsMissingIsRecorded() throws {
    try remove("suite/__goldens__/two.png")
    let before = try folder.read("suite/__goldens__/one.json")
    try writeBoard("one", color: "#000000")

    let outcome = try home.run("record", "suite", "--record", "missing")

    #expect(outcome.text.contains("recorded: two"))
    #expect(!outcome.text.contains("recorded: one"))
    #expect(try folder.read("suite/__goldens__/one.json") == before)
  }

  @Test func theWayAGoldenIsPackedDoesNotCount() throws {
    let picture = try golden()
    var bitmap = Bitmap(size: picture.size)
    bitmap.pixels = picture.colors.map { Pixel($0) }
    // With alpha, which the recorded file has not; and with other marks and packing.
    let stream = try PNGStream(
      PNGSettings(size: picture.size, isOpaque: false, pixelsPerMeter: 1000, isOwnOutput: false))
    let withAlpha = try stream.encode(picture.colors) + stream.finish()

    for bytes in [withAlpha, try bitmap.encodedPNG(isOwnOutput: false)] {
      try folder.write(bytes, to: "suite/__goldens__/one.png")

      #expect(try ci.run("verify", "suite").exitCode == 0)
    }
  }

  @Test func onePixelByOneLevelIsADifference() throws {
    var picture = try golden()
    let old = Pixel(picture[7, 9])
    picture[7, 9] = Color(red: old.red, green: old.green ^ 1, blue: old.blue)
    try replace(picture)

    let outcome = try ci.run("verify", "suite", "--json")
    let cases = outcome.json["cases"] as? [[String: Any]]

    #expect(outcome.exitCode == 1)
    #expect(cases?.first?["diffCount"] as? Int == 1)
    #expect(cases?.first?["maxDelta"] as? Double == 1)
    #expect(cases?.first?["first"] as? [Int] == [7, 9])
    #expect(
      try ci.run("verify", "suite", "--metric", "yiq", "--threshold", "0.1").exitCode == 0)
  }

  @Test func aRowLessIsADifferenceInSizeWithAPicture() throws {
    let picture = try golden()
    let size = PixelSize(width: picture.width, height: picture.height - 1)
    try replace(StraightBitmap(size: size, colors: Array(picture.colors.prefix(size.area))))

    let outcome = try ci.run("verify", "suite", "--json", "--report", "report")
    let cases = outcome.json["cases"] as? [[String: Any]]

    #expect(outcome.exitCode == 1)
    #expect(cases?.first?["reason"] as? String == "size")
    #expect(cases?.first?["sizeA"] as? [Int] == [size.width, size.height])
    #expect(cases?.first?["sizeB"] as? [Int] == [picture.width, picture.height])
    #expect(try folder.readBitmap("report/one/difference.png").size == picture.size)
  }
}
