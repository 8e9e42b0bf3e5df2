import BoardDrawing
import BoardModel
import Geometry
import GoldenImages
import Pixels
import Testing

/// What only covers an item, and what is a little off all over, is told from what changed.
@Suite struct StackingTests {
  private let lower = FaultBoard.card("lower", Rect(x: 10, y: 10, width: 50, height: 50))
  private let upper = FaultBoard.card(
    "upper", Rect(x: 40, y: 30, width: 60, height: 50), Color(red: 190, green: 40, blue: 40))

  /// Of both cards.
  private let sharedPixels = 20 * 30

  @Test func cardsThatChangedTheirOrderAreAsTheyWere() throws {
    let golden = try MomentGolden(FaultBoard.moment([lower, upper]))

    let items = try golden.items(FaultBoard.moment([upper, lower]))

    let verdicts = Dictionary(uniqueKeysWithValues: items.findings.map { ($0.id, $0.verdict) })
    #expect(
      verdicts == [
        "lower": .occlusionOnly(by: "upper", pixels: sharedPixels),
        "upper": .occlusionOnly(by: "lower", pixels: sharedPixels),
      ])
    #expect(items.findings.map(\.differentPixels).reduce(0, +) == sharedPixels)
    #expect(items.unowned == 0)
  }

  @Test func contentThatChangedWhereCardsOverlapIsNotTakenForTheirOrder() throws {
    let moment = FaultBoard.moment([lower, upper])
    let golden = try MomentGolden(moment)
    try golden.mutate { picture in
      for x in 42..<58 { picture[x, 40] = .black }
    }

    let items = try golden.items(moment)

    #expect(items.findings.first { $0.id == "upper" }?.verdict == .contentChanged(pixels: 16))
    #expect(
      items.findings.first { $0.id == "lower" }?.verdict
        == .occlusionOnly(by: "upper", pixels: 16))
  }

  @Test func whatAMovedCardUncoversIsAsItWas() throws {
    let golden = try MomentGolden(FaultBoard.moment([lower, upper]))
    var moved = upper
    moved.frame.x += 25

    let items = try golden.items(FaultBoard.moment([lower, moved]))

    #expect(items.findings.map(\.id) == ["lower", "upper"])
    #expect(items.findings.first?.verdict == .occlusionOnly(by: "upper", pixels: sharedPixels))
    #expect(items.findings.first?.differentPixels == 0)
    #expect(items.unowned == 0)
  }

  @Test(arguments: [(2, true), (40, false)])
  func littleAllOverIsResampledAndMuchIsNot(levels: Int, isResampled: Bool) throws {
    let moment = FaultBoard.moment([lower])
    let golden = try MomentGolden(moment)
    try golden.mutate { picture in
      for y in 10..<60 {
        for x in 10..<60 where (x + y) % 4 != 0 { picture[x, y].green += UInt8(levels) }
      }
    }

    let verdict = try golden.items(moment).findings.first?.verdict

    #expect(
      verdict
        == (isResampled
          ? .resampled(pixels: 1_875, largest: Double(levels)) : .contentChanged(pixels: 1_875)))
  }

  @Test func littleInOnePlaceIsContent() throws {
    let moment = FaultBoard.moment([lower])
    let golden = try MomentGolden(moment)
    try golden.mutate { picture in
      for x in 10..<60 { picture[x, 20].green += 1 }
    }

    #expect(try golden.items(moment).findings.first?.verdict == .contentChanged(pixels: 50))
  }
}
