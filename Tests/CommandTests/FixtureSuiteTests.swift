import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// The suite that the repository ships passes, and every way of breaking it is found and named.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct FixtureSuiteTests {
  private let copy: FixtureSuiteCopy

  init() throws {
    copy = try FixtureSuiteCopy()
  }

  private func expectApprovalToHelp() throws {
    #expect(try copy.tool.run("approve", "suite").exitCode == 0)
    #expect(try copy.tool.run("verify", "suite").exitCode == 0)
  }

  @Test func theSuiteIsAsItWasRecorded() throws {
    let outcome = try copy.tool.run("verify", FixtureSuiteCopy.original.path, "--strict")

    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(outcome.text.hasSuffix(": 3 equal\n"))
  }

  @Test func onePixelOfAGoldenIsFound() throws {
    let name = "suite/__goldens__/captions.png"
    var golden = try StraightBitmap(decoding: .bytes(try copy.folder.read(name)))
    golden[40, 150] = Color(red: 1, green: 2, blue: 3)
    try copy.folder.write(try golden.encodedPNG(), to: name)

    let outcome = try copy.tool.run("verify", "suite")

    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("different: captions: 1 pixel"))
    #expect(outcome.text.contains("item moss has other content, 1 pixels"))
    try expectApprovalToHelp()
  }

  @Test func anItemThatGrewIsFound() throws {
    try copy.replace(
      "\"id\": \"sky\", \"size\": [2, 3]", with: "\"id\": \"sky\", \"size\": [2, 4]",
      in: "sections.board.json")

    let outcome = try copy.tool.run("verify", "suite")

    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("different: sections: "))
    #expect(outcome.text.contains("because sky grew 32 pt"))
    try expectApprovalToHelp()
  }

  @Test func aGoldenThatIsGoneIsFound() throws {
    try copy.remove("__goldens__/sections.png")

    let outcome = try copy.tool.run("verify", "suite")

    #expect(outcome.exitCode == 4)
    #expect(outcome.text.contains("missing: suite/__goldens__/sections.png"))
    try expectApprovalToHelp()
  }

  @Test func aGestureOfOtherTimingIsFound() throws {
    try copy.replace("\"seconds\": 0.6", with: "\"seconds\": 0.8", in: "reorder.gesture.json")

    let outcome = try copy.tool.run("verify", "suite")

    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("different: reorder: 24 frames instead of 22"))
    #expect(outcome.text.contains("drift: item rust"))
    try expectApprovalToHelp()
  }
}
