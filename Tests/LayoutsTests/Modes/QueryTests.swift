import Geometry
import Layouts
import TestSupport
import Testing

/// Questions about places, held to a look at every item.
@Suite struct QueryTests {
  private func rect(_ size: Size, _ random: inout SeededGenerator) -> Rect {
    Rect(
      x: Double.random(in: -50...size.width, using: &random),
      y: Double.random(in: -50...size.height + 50, using: &random),
      width: Double.random(in: 0...size.width, using: &random),
      height: Double.random(in: 0...200, using: &random))
  }

  @Test(arguments: LayoutMode.allCases)
  func queriesFindWhatALookAtEveryItemFinds(mode: LayoutMode) throws {
    for board in try ModeBoard.all([mode], count: 12) {
      let index = ArrangementIndex(board.arrangement)
      var random = SeededGenerator(seed: board.seed)

      for _ in 0..<40 {
        let rect = rect(index.size, &random)
        let frames = index.arrangement.frames
        #expect(
          index.items(in: rect) == frames.indices.filter { frames[$0].intersects(rect) },
          "\(board), \(rect)")
        let point = rect.center
        #expect(
          index.item(at: point) == frames.firstIndex { !$0.isEmpty && $0.contains(point) },
          "\(board), \(point)")
        #expect(index.nearestItem(to: point) == nearest(frames, point), "\(board), \(point)")
      }
    }
  }

  private func nearest(_ frames: [Rect], _ point: Point) -> Int? {
    let distances = frames.map { frame in
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
      return frame.isEmpty ? Double.infinity : (x * x + y * y).squareRoot()
    }
    guard let least = distances.min(), least.isFinite else { return nil }
    return distances.firstIndex(of: least)
  }

  /// Row 6 of the requirements.
  @Test func aTallItemIsFoundFarBelowItsTop() throws {
    let layout = try WaterfallLayout(columnCount: 3, rowSpacing: 10, order: .leftToRight)
    let items = LayoutItem.heights([400] + [Double](repeating: 10, count: 20))

    let index = ArrangementIndex(layout.arrange(items, width: 300))

    #expect(index.items(in: Rect(x: 0, y: 300, width: 300, height: 10)) == [0])
  }

  @Test func edgesBelongToOneItemAndGapsToNobody() throws {
    let layout = try WaterfallLayout(columnCount: 2, columnSpacing: 10, rowSpacing: 10)

    let index = ArrangementIndex(layout.arrange(LayoutItem.heights([50, 0, 20]), width: 210))

    #expect(index.item(at: Point(x: 0, y: 0)) == 0)
    #expect(index.item(at: Point(x: 100, y: 0)) == nil)
    #expect(index.item(at: Point(x: 0, y: 50)) == nil)
    #expect(index.item(at: Point(x: 110, y: 0)) == nil)
    #expect(index.item(at: Point(x: 110, y: 10)) == 2)
    #expect(index.items(in: Rect(x: 0, y: 50, width: 110, height: 10)) == [])
    #expect(index.nearestItem(to: Point(x: 60, y: 58)) == 0)
  }

  /// Row 17 of the requirements.
  @Test(arguments: 1...41)
  func theTilesOfABoardFindAllItems(count: Int) throws {
    let board = try ModeBoard(.shortest, seed: 7, isPlain: true, itemCount: count)
    let index = ArrangementIndex(board.arrangement)

    var found: Set<Int> = []
    for y in stride(from: 0, through: index.size.height, by: 50) {
      for x in stride(from: 0, through: index.size.width, by: 100) {
        found.formUnion(index.items(in: Rect(x: x, y: y, width: 100, height: 50)))
      }
    }

    #expect(found == Set(0..<count))
  }

  /// Row 16 of the requirements.
  @Test func anyOrderOfQueriesGivesTheSameAnswers() throws {
    let board = try ModeBoard(.dense, seed: 8)
    let index = ArrangementIndex(board.arrangement)
    var random = SeededGenerator(seed: 1)
    let rects = (0..<50).map { _ in rect(index.size, &random) }
    let answers = rects.map(index.items)

    for number in rects.indices.shuffled(using: &random) {
      #expect(index.items(in: rects[number]) == answers[number])
    }
  }
}
