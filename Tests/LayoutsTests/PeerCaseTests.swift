import Geometry
import Layouts
import TestSupport
import Testing

/// Held to the frames that other engines made.
@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
struct PeerCaseTests {
  @Test(arguments: [true, false])
  func theWaterfallPlacesAsOtherEnginesDo(isStrict: Bool) throws {
    let cases = try LayoutCase.plainWaterfalls().filter { !$0.recordsBug }

    let failures = try cases.compactMap { one -> String? in
      let differences = one.differences(from: try one.arrange(isStrict: isStrict))
      return differences.isEmpty ? nil : "\(one.name): \(differences)"
    }

    #expect(failures == [])
    for peer in ["cht_", "seed_"] {
      let count = cases.count { $0.name.hasPrefix(peer) }
      #expect(count > 0)
      print("layout cases run: \(count) of \(peer)*, strict \(isStrict), \(failures.count) failed")
    }
  }

  @Test func whereAnotherEngineHasABugOursDiffers() throws {
    let cases = try LayoutCase.plainWaterfalls().filter(\.recordsBug)

    let repeated = try cases.filter { one in
      one.differences(from: try one.arrange(isStrict: false)).isEmpty
    }

    #expect(repeated.map(\.name) == [])
    #expect(!cases.isEmpty)
    print("layout cases that record a bug: \(cases.map(\.name))")
  }

  @Test func anEmptyBoardIsAsHighAsItsInsets() throws {
    let one = try bugCase("seed_002_empty")

    let arrangement = try one.arrange(isStrict: false)

    #expect(arrangement.frames == [])
    #expect(arrangement.size.height == 12)
  }

  @Test func itemsWithoutHeightDoNotPileUpInTheFirstColumn() throws {
    let one = try bugCase("seed_002_all_zero_heights_QUIRK")

    let arrangement = try one.arrange(isStrict: false)

    #expect(arrangement.columns == [0, 1, 0, 1])
    #expect(arrangement.frames.map(\.y) == [0, 0, 10, 10])
    #expect(arrangement.size.height == 20)
  }

  @Test func anItemWithoutHeightHasSpacingBelowIt() throws {
    let one = try bugCase("seed_002_zero_height_first_item_QUIRK")

    let arrangement = try one.arrange(isStrict: false)

    #expect(arrangement.columns == [0, 1, 2, 0, 2])
    #expect(arrangement.frames.map(\.y) == [5, 5, 5, 15, 15])
    #expect(arrangement.size.height == 60)
  }

  private func bugCase(_ name: String) throws -> LayoutCase {
    try #require(try LayoutCase.plainWaterfalls().first { $0.name == name && $0.recordsBug })
  }
}
