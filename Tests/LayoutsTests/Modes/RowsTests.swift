import Geometry
import Layouts
import Testing

/// Layouts whose items stand in rows.
@Suite struct RowsTests {
  @Test func justifiedRowsFillTheWidth() throws {
    for board in try ModeBoard.all([.justified]) {
      let arrangement = board.arrangement
      let end = board.width - board.settings.insets.right

      let rows = Dictionary(grouping: arrangement.frames.indices) { index in
        arrangement.columns[...index].count { $0 == 0 }
      }
      let last = rows.keys.max()
      for (row, items) in rows where row != last {
        let right = arrangement.frames[items.max() ?? 0].maxX
        #expect(abs(right - end) <= board.slack + 1 / board.settings.scale, "\(board), row \(row)")
      }
    }
  }

  @Test func justifiedPicturesKeepTheirShape() throws {
    let layout = try JustifiedLayout(rowHeight: 100, columnSpacing: 10, snapping: .none)
    let ratios = [8, 0.2, 1.5, 1, 0.7, 12]

    let frames = layout.arrange(ratios.map { LayoutItem(aspectRatio: $0) }, width: 500).frames

    for (frame, ratio) in zip(frames, ratios) {
      #expect(abs(frame.width / frame.height - ratio) < 1e-9)
    }
  }

  @Test func captionsStandBelowJustifiedPictures() throws {
    let layout = try JustifiedLayout(rowHeight: 100, rowSpacing: 10, snapping: .none)
    let item = LayoutItem(aspectRatio: 1, fixedHeight: 14)

    let arrangement = layout.arrange([item, item, item], width: 200)

    #expect(arrangement.frames.map(\.height) == [114, 114, 114])
    #expect(arrangement.frames[2].minY == 124)
    #expect(arrangement.size.height == 238)
  }

  @Test func rowsOfAGridAreAsHighAsTheirHighestItem() throws {
    let settings = try WaterfallLayout(columnCount: 3, columnSpacing: 10, rowSpacing: 10)

    let arrangement = GridLayout(settings).arrange(
      LayoutItem.heights([50, 80, 20, 40]) + [LayoutItem.height(5).spanning(3)], width: 320)

    #expect(arrangement.columns == [0, 1, 2, 0, 0])
    #expect(arrangement.frames.map(\.minY) == [0, 0, 0, 90, 140])
    #expect(arrangement.size.height == 145)
  }

  @Test func rowsAreAsHighAsTheWidthAllows() throws {
    let settings = try WaterfallLayout(
      columnCount: 2, columnSpacing: 10, rowSpacing: 6, snapping: .none)

    // 2 + 1 in one row, 1.5 + 1.5 in the other: three heights and a gap.
    let items = [2, 1.5, 1.5, 1].map { LayoutItem(aspectRatio: $0) }
    let arrangement = RowsLayout(settings).arrange(items, width: 310)

    #expect(arrangement.axis == .across)
    #expect(arrangement.columns == [0, 1, 1, 0])
    #expect(abs(arrangement.frames[0].height - 100) < 0.01)
    #expect(abs(arrangement.frames[3].maxX - 310) < 0.03)
    #expect(abs(arrangement.size.height - 206) < 0.02)
    #expect(arrangement.size.width == 310)
  }

  @Test func rowsOfAGivenHeightMakeTheBoardAsWideAsTheyNeed() throws {
    let settings = try WaterfallLayout(columnCount: 2, columnSpacing: 10, rowSpacing: 6)
    let items = [2, 1, 1, 3].map { LayoutItem(aspectRatio: $0) }

    let arrangement = RowsLayout(settings).arrange(
      items, rowHeight: 50, in: LayoutArea(width: 100))

    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 0, y: 56, width: 50, height: 50),
        Rect(x: 60, y: 56, width: 50, height: 50), Rect(x: 110, y: 0, width: 150, height: 50),
      ])
    #expect(arrangement.size == Size(width: 260, height: 106))
  }
}
