import BoardModel
import Foundation
import Geometry
import TestSupport
import Testing

/// The boards among the reference cases are read.
@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
struct SharedBoardTests {
  @Test func everyBoardIsRead() throws {
    let names = try Cases.names(in: "boards", withExtension: "json")
      .filter { $0.hasSuffix(".board.json") }

    #expect(names.count >= 3)
    for name in names {
      #expect(throws: Never.self) {
        try BoardFile(json: Array(Cases.data("boards/\(name)")))
      }
    }
  }

  @Test func theHolidayBoardHasItsStyleAndItsCaptions() throws {
    let file = try BoardFile(json: Array(Cases.data("boards/holiday.board.json")))

    let style = BoardSettings(file.overrides).style
    let captions = file.items.compactMap { entry in
      if case .item(let item) = entry { item.caption } else { nil }
    }
    #expect(style.cornerRadius == 8)
    #expect(style.caption.template.source == "{stem}")
    #expect(style.caption.size == 14 && style.caption.place == .below)
    #expect(captions == ["Day one", "still to come"])
  }
}
