import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// A picture that is drawn although something is wrong with it is named with what is wrong.
@Suite struct WarningReportTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool
  private let whole: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    whole = try Bitmap.noise(width: 160, height: 200).encodedJPEG()
    let brokenProfile = Array("ICC_PROFILE\0".utf8) + [1, 2]
    let segment = [0xFF, 0xE2, 0, UInt8(brokenProfile.count + 2)] + brokenProfile
    try folder.write(whole.prefix(2) + segment + whole.dropFirst(2), to: "in/broken profile.jpg")
    try folder.writePNG("in/good.png", 100, 100, .red)
  }

  @Test func aPictureWithABrokenProfileIsDrawnAndNamedOnce() throws {
    let outcome = try tool.run("in", "-o", "out.png", "--json")

    #expect(outcome.exitCode == 0)
    #expect((outcome.json["items"] as? [Any])?.count == 2)
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("in/broken profile.jpg") == true)
    let warnings = outcome.json["warnings"] as? [[String: String]] ?? []
    #expect(warnings.map { $0["path"] } == ["in/broken profile.jpg"])
    #expect(warnings.first?["text"]?.contains("color profile") == true)
  }

  @Test func warningsDoNotCountForStrictAndAreNotSaidUnderQuiet() throws {
    let outcome = try tool.run("in", "-o", "out.png", "--strict", "--quiet")

    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test func ofTwoWarningsAboutAPictureThatIsDrawnAgainEachIsSaidOnce() throws {
    try folder.write(Array(whole.prefix(whole.count / 2)), to: "in/cut.jpg")

    let outcome = try tool.run("in", "-o", "out.png", "--threads", "1")

    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.ranges(of: "broken profile.jpg").count == 1)
    #expect(outcome.errors.contains("in/cut.jpg was skipped"))
  }

  @Test(arguments: [[], ["--strict"]])
  func aCutPictureIsDrawnAsFarAsItGoesWhereThatIsAllowed(flags: [String]) throws {
    try folder.write(Array(whole.prefix(whole.count / 2)), to: "cut.jpg")
    let expected = try ImageFormats.decode(.bytes(whole))

    let outcome = try tool.run(
      arguments: [
        "cut.jpg", "-o", "out.png", "--width", "natural", "--margin", "0", "--background",
        "transparent", "--allow-truncated",
      ] + flags)

    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("cut.jpg: warning: only "))
    let drawn = try folder.readBitmap("out.png")
    #expect(drawn.size == expected.size)
    #expect(drawn.pixels.prefix(160 * 60) == expected.pixels.prefix(160 * 60))
    #expect(drawn.pixels.suffix(160 * 60).allSatisfy { $0 == .clear })
  }

  @Test func aPictureOfWhichNoRowIsWholeIsSkippedEvenSo() throws {
    try folder.write(Array(whole.prefix(700)), to: "cut.jpg")

    let outcome = try tool.run("cut.jpg", "-o", "out.png", "--allow-truncated")

    #expect(outcome.exitCode == 3)
    #expect(outcome.errors.contains("cut.jpg was skipped"))
  }
}
