import Geometry
import Layouts
import TestSupport
import Testing

/// Held to the frames that other engines made.
@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
struct ConformanceTests {
  @Test func boardsAreArrangedAsOtherEnginesDo() throws {
    let cases = try PeerCase.all()

    var report = ConformanceReport()
    for one in cases {
      if let reason = one.reasonForNoMode {
        report.passOver(one, because: reason)
        continue
      }
      do {
        report.add(one, differences: one.differences(from: try one.result()))
      } catch {
        report.add(one, differences: ["\(error)"])
      }
    }

    print(report.table)
    #expect(report.failures == [])
    #expect(report.repeatedBugs == [])
  }

  @Test func itemsWithinAQueryAreThoseOfMasonic() throws {
    let cases = try PeerCase.all().filter { $0.value["queries"].elements != nil }
    try #require(!cases.isEmpty)

    for one in cases {
      let result = try one.result()
      let index = ArrangementIndex(
        Arrangement(
          frames: result.frames, columns: result.columns, size: .zero,
          columnCount: (result.columns.max() ?? 0) + 1))
      for query in one.value["queries"].elements ?? [] {
        let low = try #require(query["lo"].number)
        let high = try #require(query["hi"].number)
        let found = index.items(in: Rect(x: 0, y: low, width: one.width, height: high - low))
        // There, an item that only touches the range is in it.
        let expected = (query["items"].elements ?? []).compactMap(\.integer).filter {
          result.frames[$0].minY < high && result.frames[$0].maxY > low
        }
        #expect(found == expected, "\(one.name)")
      }
    }
  }

  @Test func columnsThatFitAreAsManyAsMasonicHas() throws {
    let cases = try PeerCase.all().filter {
      $0.peer == "masonic" && $0.options["columnWidth"].number != nil
    }
    try #require(!cases.isEmpty)

    for one in cases {
      let most = one.options["maxColumnCount"].integer ?? 1000
      let fitting = ColumnFitting(
        minimumWidth: try #require(one.options["columnWidth"].number),
        columnSpacing: one.columnSpacing, columnCounts: 1...most)
      #expect(
        fitting.columnCount(inWidth: one.width) == one.value["columns"].integer, "\(one.name)")
    }
  }

  @Test func anEmptyBoardIsAsHighAsItsInsets() throws {
    let one = try PeerCase.named("seed_002_empty")

    #expect(try one.result().height == 12)
  }

  @Test func itemsWithoutHeightDoNotPileUpInTheFirstColumn() throws {
    let one = try PeerCase.named("seed_002_all_zero_heights_QUIRK")

    let result = try one.result()

    #expect(result.columns == [0, 1, 0, 1])
    #expect(result.frames.map(\.y) == [0, 0, 10, 10])
    #expect(result.height == 20)
  }

  @Test func anItemWithoutHeightHasSpacingBelowIt() throws {
    let one = try PeerCase.named("seed_002_zero_height_first_item_QUIRK")

    let result = try one.result()

    #expect(result.columns == [0, 1, 2, 0, 2])
    #expect(result.frames.map(\.y) == [5, 5, 5, 15, 15])
    #expect(result.height == 60)
  }

  @Test func aHeaderWithoutHeightHasNoRoomAroundIt() throws {
    let one = try PeerCase.named("cht_header_inset_without_header_QUIRK")

    #expect(try one.result().frames.map(\.y) == [0])
  }

  @Test func theLastRowDoesNotRunOverTheEdge() throws {
    let one = try PeerCase.named("justified_issue55_orphan_overflow")

    let frames = try one.result().frames

    #expect(frames.allSatisfy { $0.maxX <= one.width + 1e-9 })
  }
}
