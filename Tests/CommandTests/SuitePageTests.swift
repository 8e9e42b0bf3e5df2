import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// The page that a run over a suite writes.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct SuitePageTests {
  private let copy: FixtureSuiteCopy

  init() throws {
    copy = try FixtureSuiteCopy()
  }

  @Test func aPassingRunHasAPageOfAllCasesWithTheirGoldens() throws {
    #expect(try copy.tool.run("verify", "suite", "--report", "report").exitCode == 0)

    #expect(try copy.cases().map { $0["name"] as? String } == ["captions", "reorder", "sections"])
    #expect(try copy.cases().allSatisfy { $0["status"] as? String == "passed" })
    let pictures = try #require(try copy.block("case-0")["pictures"] as? [String: Any])
    #expect(pictures["expected"] as? String == (try copy.address("captions.png")))
    #expect(pictures["actual"] is NSNull)
  }

  @Test func onlyNumbersLieBesideThePageOfAPassingRun() throws {
    #expect(try copy.tool.run("verify", "suite", "--report", "report").exitCode == 0)

    let place = copy.folder.url.appending(path: "report").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place).sorted() == [
        "index.html", "report.json",
      ])
  }

  @Test func whatIsPrintedIsTheSameWithAPage() throws {
    let without = try copy.tool.run("verify", "suite", "--json")
    let with = try copy.tool.run("verify", "suite", "--json", "--report", "report")

    #expect(with.output == without.output)
  }

  @Test func aCaseThatDiffersHasItsVerdictNumbersAndCommand() throws {
    try copy.replace("#2f6f8f", with: "#2f6f8e", in: "captions.board.json")

    #expect(try copy.tool.run("verify", "suite", "--report", "report").exitCode == 1)

    let captions = try #require(try copy.cases().first)
    let verdict = try #require(captions["verdict"] as? [String])
    #expect(captions["status"] as? String == "changed")
    #expect(verdict.contains { $0.hasPrefix("item sea is a little off all over") })
    #expect(captions["maxDelta"] as? Int == 1)
    #expect(captions["metric"] as? String == "exact")
    #expect(captions["approve"] as? String == "waterfall approve suite --case captions")
    let pictures = try #require(try copy.block("case-0")["pictures"] as? [String: Any])
    for kind in ["expected", "actual", "difference"] {
      #expect((pictures[kind] as? String)?.hasPrefix("data:image/png;base64,") == true)
    }
  }

  @Test func aSequenceHasAllItsFramesAndTheDriftOfItsItems() throws {
    try copy.replace("\"seconds\": 0.6", with: "\"seconds\": 0.8", in: "reorder.gesture.json")

    #expect(try copy.tool.run("verify", "suite", "--report", "report").exitCode == 1)

    let reorder = try copy.block("case-1")
    let frames = try #require(reorder["frames"] as? [[String: Any]])
    let drift = try #require(reorder["drift"] as? [[String: Any]])
    #expect(frames.count == 24)
    #expect(frames.first?["status"] as? String == "passed")
    #expect(frames.last?["golden"] as? Int == 21)
    #expect(frames.last?["actual"] as? Int == 23)
    #expect(frames.count { $0["golden"] is NSNull } == 2)
    #expect((frames.first?["hash"] as? String)?.count == 64)
    #expect(frames[12]["time"] as? Double == 1)
    #expect(drift.first { $0["id"] as? String == "rust" } != nil)
    #expect(drift.allSatisfy { ($0["distances"] as? [Any])?.count == 24 })
  }

  @Test func itemsAreOutlinedWhereTheyStandInThePictureOfAViewport() throws {
    try copy.replace(
      "\"fps\": 12", with: "\"fps\": 12, \"viewport\": { \"height\": 120, \"offset\": 30 }",
      in: "reorder.gesture.json")
    #expect(try copy.tool.run("approve", "suite", "--report", "report").exitCode == 0)

    let frames = try #require(try copy.block("case-1")["frames"] as? [[String: Any]])
    let items = try #require(frames.first?["items"] as? [[String: Any]])
    let sea = try #require(items.first { $0["id"] as? String == "sea" })

    // On the board its top edge is at 8.
    #expect((sea["expected"] as? [Double])?[1] == -22)
    #expect((sea["actual"] as? [Double])?[1] == -22)
  }

  @Test func whatWasNotApprovedOfAClipIsShownAsItIsRecorded() throws {
    try copy.replace("#2f6f8f", with: "#2f6f8e", in: "reorder.board.json")
    let arguments = ["--case", "reorder", "--frames", "0-3", "--report", "report"]
    #expect(try copy.tool.run(arguments: ["approve", "suite"] + arguments).exitCode == 0)

    let clip = try ClipFile(try copy.folder.read("suite/__goldens__/reorder.apng"), fps: 12)
    let frames = try #require(try copy.block("case-0")["frames"] as? [[String: Any]])
    try #require(frames.count == 22)
    for index in [0, 3, 4, 12] {
      let pictures = try #require(frames[index]["pictures"] as? [String: Any])
      let address = try #require(pictures["expected"] as? String)
      let bytes = try #require(Data(base64Encoded: String(address.dropFirst(22))))

      #expect(try StraightBitmap(decoding: .bytes([UInt8](bytes))) == clip.frames[index])
    }
  }

  @Test func aGoldenThatIsGoneIsNewInThePage() throws {
    try copy.remove("__goldens__/sections.png")

    #expect(try copy.tool.run("verify", "suite", "--report", "report").exitCode == 4)

    #expect(try copy.cases().last?["status"] as? String == "new")
    let pictures = try #require(try copy.block("case-2")["pictures"] as? [String: Any])
    #expect(pictures["expected"] is NSNull)
    #expect(pictures["actual"] is String)
  }

  @Test func aPageThatCannotBeWrittenIsNoPass() throws {
    try copy.folder.write([], to: "report")

    let outcome = try copy.tool.run("verify", "suite", "--report", "report")

    #expect(![0, 1].contains(outcome.exitCode))
    #expect(outcome.errors.contains("report"))
  }
}
