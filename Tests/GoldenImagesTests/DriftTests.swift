import Geometry
import GoldenImages
import Testing

/// An item's way that is off has a name for how.
@Suite struct DriftTests {
  /// An item that stands, goes 100 points to the right, and stands again.
  private let way: [Rect?] = (0..<24).map { frame in
    let part = min(max(Double(frame) - 4, 0), 10) / 10
    return Rect(x: part * part * (3 - 2 * part) * 100, y: 20, width: 30, height: 40)
  }

  private func drift(_ actual: [Rect?]) -> ItemDrift {
    ItemDrift(id: "menu", golden: way, actual: actual)
  }

  private func moved(_ rect: Rect?, _ dx: Double) -> Rect? {
    rect.map { Rect(x: $0.x + dx, y: $0.y, width: $0.width, height: $0.height) }
  }

  @Test func theSameWayIsNoDrift() {
    #expect(drift(way).kind == .none)
    #expect(drift(way).greatest == 0)
  }

  @Test func offByTheSameIsConstant() {
    let drift = drift(way.map { moved($0, 3) })

    #expect(drift.kind == .constant(dx: 3, dy: 0))
    #expect(drift.greatest == 3)
  }

  @Test(arguments: [1, 2, 5]) func theSameWayLaterIsLate(lag: Int) {
    #expect(drift(way.indices.map { way[max(0, $0 - lag)] }).kind == .late(frames: lag))
  }

  @Test func theSameWaySoonerIsEarly() {
    #expect(drift(way.indices.map { way[min(23, $0 + 2)] }).kind == .early(frames: 2))
  }

  @Test func anotherPaceOnTheSameLineIsAnotherEasing() {
    let straight: [Rect?] = way.indices.map { frame in
      Rect(x: min(max(Double(frame) - 4, 0), 10) * 10, y: 20, width: 30, height: 40)
    }

    #expect(drift(straight).kind == .otherEasing)
  }

  @Test func oneFrameAloneIsAGlitch() {
    var actual = way
    actual[9] = moved(way[9], 40)

    #expect(drift(actual).kind == .glitch(frame: 9))
    #expect(drift(actual).frame == 9)
  }

  @Test func offMoreAndMoreIsGrowing() {
    #expect(
      drift(way.enumerated().map { moved($1, max(0, Double($0) - 10) * 2) }).kind == .growing)
  }

  @Test func anItemThatIsNotSeenIsSeenElsewhere() {
    var actual = way
    actual[3] = nil

    #expect(drift(actual).kind == .seenElsewhere)
    #expect(drift(Array(way.dropLast())).kind == .seenElsewhere)
  }

  @Test func theTableNamesTheWorstFirstAndLeavesOutTheOthers() {
    func frames(_ menu: Double, _ map: Double) -> [[RecordedItem]] {
      (0..<3).map { _ in
        [
          RecordedItem(id: "map", frame: Rect(x: map, y: 0, width: 5, height: 5)),
          RecordedItem(id: "menu", frame: Rect(x: menu, y: 0, width: 5, height: 5)),
          RecordedItem(id: "cover", frame: Rect(x: 50, y: 0, width: 5, height: 5)),
        ]
      }
    }

    let table = DriftTable(golden: frames(10, 20), actual: frames(17, 21))

    #expect(table.drifts.map(\.id) == ["menu", "map"])
    #expect(table.drifts.map(\.greatest) == [7, 1])
    #expect(DriftTable(golden: [], actual: []).drifts.isEmpty)
  }
}
