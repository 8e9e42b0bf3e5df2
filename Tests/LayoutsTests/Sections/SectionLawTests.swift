import Geometry
import Layouts
import TestSupport
import Testing

/// What holds on every board with sections: one section for each mode, in an order of chance.
@Suite struct SectionLawTests {
  private func board(seed: UInt64) throws -> SectionedArrangement {
    var random = SeededGenerator(seed: seed)
    let boards = try LayoutMode.allCases.shuffled(using: &random).map {
      try ModeBoard($0, seed: seed)
    }
    let sections = try boards.map { board in
      LayoutSection(
        items: board.items, layout: board.layout,
        header: try SectionBar(height: [0, 20, 33.3].randomElement(using: &random) ?? 0),
        footer: try SectionBar(
          height: [0, 10].randomElement(using: &random) ?? 0, insets: EdgeInsets(all: 2.5)))
    }
    return try SectionedLayout(
      insets: EdgeInsets(all: 8), snapping: boards[0].settings.snapping,
      scale: boards[0].settings.scale
    ).arrange(sections, width: 1000)
  }

  @Test(arguments: UInt64(0)..<12)
  func sectionsFollowOneAnotherAndHoldTheirItems(seed: UInt64) throws {
    let arrangement = try board(seed: seed)

    var end = 8.0
    for (place, items) in zip(arrangement.sections, arrangement.arrangements) {
      #expect(abs(place.frame.minY - end) < 1e-6)
      end = place.frame.maxY
      let top = place.header?.maxY ?? place.frame.minY
      let bottom = place.footer?.minY ?? place.frame.maxY
      for frame in items.frames {
        #expect(frame.minY >= top - 1 && frame.maxY <= bottom + 1)
      }
    }
    #expect(abs(arrangement.size.height - end - 8) <= 1)
    #expect(arrangement.frames.count == arrangement.itemCount)
  }

  @Test(arguments: UInt64(0)..<12)
  func queriesFindWhatALookAtEveryItemFinds(seed: UInt64) throws {
    let arrangement = try board(seed: seed)
    let index = SectionedIndex(arrangement)
    let frames = arrangement.frames
    var random = SeededGenerator(seed: seed)

    for number in frames.indices { #expect(index.frame(ofItem: number) == frames[number]) }
    for _ in 0..<200 {
      let rect = Rect(
        x: Double.random(in: 0..<1000, using: &random),
        y: Double.random(in: -20..<arrangement.size.height + 20, using: &random),
        width: Double.random(in: 0..<400, using: &random),
        height: Double.random(in: 0..<600, using: &random))
      let found = frames.indices.filter { frames[$0].intersects(rect) }
      #expect(index.items(in: rect) == found, "\(rect)")
      let point = rect.center
      let distances = frames.map { distance($0, point) }
      let least = try #require(distances.min())
      let nearest = try #require(index.nearestItem(to: point))
      #expect(abs(distances[nearest] - least) < 1e-9, "\(point)")
      if let item = index.item(at: point) { #expect(frames[item].contains(point)) }
    }
  }

  private func distance(_ frame: Rect, _ point: Point) -> Double {
    guard !frame.isEmpty else { return .infinity }
    let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
    let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
    return (x * x + y * y).squareRoot()
  }
}
