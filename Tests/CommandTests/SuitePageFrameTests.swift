import Foundation
import TestSupport
import Testing

/// The frames of a page where a sequence has others than its golden: each beside the one that it
/// corresponds to.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct SuitePageFrameTests {
  private let copy: FixtureSuiteCopy

  init() throws {
    copy = try FixtureSuiteCopy()
  }

  /// The frames of the sequence in the page of a run that finds it different.
  private func frames(hold: String) throws -> [[String: Any]] {
    try copy.replace("{ \"hold\": 0.5 }", with: "{ \"hold\": \(hold) }", in: "reorder.gesture.json")
    #expect(try copy.tool.run("verify", "suite", "--report", "report").exitCode == 1)
    return try #require(try copy.block("case-1")["frames"] as? [[String: Any]])
  }

  private func picture(_ frame: [String: Any], _ kind: String) -> String? {
    (frame["pictures"] as? [String: Any])?[kind] as? String
  }

  @Test func oneDroppedFrameLeavesAllLaterOnesAsTheyAre() throws {
    let frames = try frames(hold: "0.4166666666666667")

    try #require(frames.count == 22)
    #expect(frames.count { $0["status"] as? String == "dropped" } == 1)
    #expect(frames.count { $0["status"] as? String == "passed" } == 21)
    let last = try #require(frames.last)
    #expect(last["golden"] as? Int == 21)
    #expect(last["actual"] as? Int == 20)
    let shown = try copy.picture(at: picture(frames[12], "expected"))
    #expect(shown == (try copy.recorded(12)))
    #expect(try copy.block("case-1")["drift"] as? [String] == [])
  }

  @Test func oneFrameMoreHasNoPartnerAndAllOthersKeepTheirs() throws {
    let frames = try frames(hold: "0.5833333333333333")

    #expect(frames.count == 23)
    let others = frames.filter { $0["golden"] is NSNull }
    #expect(others.map { $0["status"] as? String } == ["duplicated"])
    #expect(frames.count { $0["status"] as? String == "passed" } >= 21)
    #expect(frames.last?["golden"] as? Int == 21)
    #expect(frames.last?["actual"] as? Int == 22)
  }

  @Test func whatChangedIsShownBesideTheFrameThatItStandsFor() throws {
    try copy.replace("#6f8f3a", with: "#6f8f3b", in: "reorder.board.json")

    let frames = try frames(hold: "0.4166666666666667")

    let dropped = try #require(frames.firstIndex { $0["status"] as? String == "dropped" })
    let next = try #require(frames.dropFirst(dropped + 1).first)
    #expect(next["status"] as? String == "changed")
    #expect(next["golden"] as? Int == dropped + 1)
    #expect(next["actual"] as? Int == dropped)
    #expect(next["maxDelta"] as? Int == 1)
    let shown = try copy.picture(at: picture(next, "expected"))
    #expect(shown == (try copy.recorded(dropped + 1)))
    #expect(picture(next, "difference") != nil)
    let items = try #require(next["items"] as? [[String: Any]])
    #expect(items.allSatisfy { ($0["expected"] as? [Double]) == ($0["actual"] as? [Double]) })
  }

  @Test func theNumbersOfBothAreInTheReportForPrograms() throws {
    try copy.replace("#6f8f3a", with: "#6f8f3b", in: "reorder.board.json")
    _ = try frames(hold: "0.4166666666666667")

    let text = Data(try copy.folder.read("report/report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
    let cases = try #require(report["cases"] as? [[String: Any]])
    let reorder = try #require(cases.first { $0["name"] as? String == "reorder" })

    let dropped = try #require((reorder["dropped"] as? [Int])?.first)
    #expect(reorder["inserted"] as? [Int] == [])
    #expect(reorder["itemsGolden"] as? Int != nil)
    #expect(reorder["itemsActual"] as? Int != nil)
    let pictures = try #require(reorder["pictures"] as? [[String: Any]])
    let last = try #require(pictures.last)
    #expect(last["actualFrame"] as? Int == 20)
    #expect(last["goldenFrame"] as? Int == 21)
    #expect(dropped < 7)
  }
}
