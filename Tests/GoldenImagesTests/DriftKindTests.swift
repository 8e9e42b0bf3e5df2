import Geometry
import GoldenImages
import ImageComparison
import Testing

/// Ways that go on, shake, or differ on the way alone are told apart.
@Suite struct DriftKindTests {
  /// An item that goes 100 points to the right, then stands.
  private let way: [Rect?] = (0..<24).map { frame in
    Rect(x: min(Double(frame), 12) * 100 / 12, y: 20, width: 30, height: 40)
  }

  private func kind(_ change: (inout Rect, Int) -> Void) -> ItemDrift.Kind {
    let actual = way.enumerated().map { index, rect in
      rect.map { rect in
        var rect = rect
        change(&rect, index)
        return rect
      }
    }
    return ItemDrift(id: "menu", golden: way, actual: actual).kind
  }

  @Test func aCurveThatLeavesTheLineIsAnotherWay() {
    #expect(kind { $0.y += $1 < 12 ? Double($1 * (12 - $1)) : 0 } == .otherWay)
  }

  @Test func anotherPaceOnTheLineIsAnotherEasing() {
    #expect(kind { $0.x = $1 < 12 ? $0.x * $0.x / 100 : $0.x } == .otherEasing)
  }

  @Test func offEveryOtherFrameIsAFlicker() {
    #expect(kind { $0.x += [6, 9, 12, 15].contains($1) ? 2 : 0 } == .flicker(times: 4))
  }

  @Test func twoCrossingsAreNoFlicker() {
    #expect(kind { $0.x += [6, 9].contains($1) ? 2 : 0 } == .otherEasing)
  }

  @Test func whatSwingsAroundItsPlaceToTheEndNeverSettles() {
    #expect(kind { $0.x += $1 > 12 ? ($1 % 2 == 0 ? 3 : -1) : 0 } == .neverSettles)
  }

  @Test func whatRestsInAnotherPlaceEndsElsewhere() {
    #expect(kind { $0.x += $1 > 12 ? ($1 == 13 ? 9 : 4) : 0 } == .endsElsewhere)
  }

  @Test func eachKindIsToldInOtherWords() {
    let kinds: [ItemDrift.Kind] = [
      kind { $0.x += [6, 9, 12, 15].contains($1) ? 2 : 0 },
      kind { $0.x += $1 > 12 ? ($1 % 2 == 0 ? 3 : -1) : 0 },
      kind { $0.x = $1 < 12 ? $0.x * $0.x / 100 : $0.x },
    ]

    #expect(Set(kinds.map(\.name)) == ["flicker", "neverSettles", "otherEasing"])
  }

  @Test func framesThatChangeWhereTheGoldenStandsStillFlicker() {
    let golden = [1, 2, 3, 3, 3, 3, 3, 3]

    let flicker = SequenceFlicker(golden, [1, 2, 3, 4, 3, 4, 3, 3])

    #expect(flicker?.frames == [3, 4, 5, 6])
    #expect(flicker?.words == "flickers: the golden stands still and frames 3, 4, 5, 6 change")
    #expect(SequenceFlicker(golden, [1, 2, 3, 3, 9, 3, 3, 3]) == nil)
    #expect(SequenceFlicker(golden, [5, 6, 7, 7, 7, 7, 7, 7]) == nil)
    #expect(SequenceFlicker([Int](), []) == nil)
  }
}
