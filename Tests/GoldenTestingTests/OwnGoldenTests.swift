import BoardDrawing
import BoardModel
import BoardRendering
import GoldenImages
import GoldenTesting
import TestSupport
import Testing

/// What only a picture can show.
@Suite struct OwnGoldenTests {
  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func aCaptionStandsBelowItsPicture() throws {
    expectGolden(
      try SmallBoards.load(
        """
        { "version": 1, "canvas": { "width": 100, "margin": 10 },
          "layout": { "columns": 1 },
          "style": { "cornerRadius": 8, "caption": { "size": 11 },
                     "border": { "width": 1, "color": "#888888" } },
          "items": [ { "size": [4, 3], "color": "#3a6ea5", "caption": "Lake at dawn" } ] }
        """))
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func aBadgeSitsInTheCorner() throws {
    expectGolden(
      try SmallBoards.load(
        """
        { "version": 1, "canvas": { "width": 120, "margin": 10 },
          "layout": { "columns": 2, "gap": 12 },
          "items": [
            { "size": [1, 1], "color": "#3a6ea5", "badge": "remove" },
            { "size": [1, 1], "color": "#4c7a4c", "badge": "add" },
            { "size": [1, 1], "color": "#d8b26e", "badge": "checked" },
            { "size": [1, 1], "color": "#55566a", "badge": 12 } ] }
        """))
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func aDarkBoardHasALightTitle() throws {
    expectGolden(
      try SmallBoards.load(
        """
        { "version": 1, "canvas": { "width": 128, "margin": 10 }, "theme": "dark",
          "layout": { "columns": 2, "gap": 6 },
          "title": { "text": "Night", "subtitle": "{count} pictures", "size": 18 },
          "items": [
            { "size": [4, 3], "color": "#8fb4d9" }, { "size": [1, 1], "color": "#d8b26e" } ] }
        """))
  }

  /// Halfway through the growth that follows a long press, and carried.
  @Test(arguments: [55, 90]) func aGhostIsLiftedFromTheBoard(hundredths: Int) throws {
    expectGolden(.moment(try SmallBoards.replay(), at: Double(hundredths) / 100))
  }

  @Test(.golden(keepsFrames: false)) func aCardIsCarriedToAnotherPlace() throws {
    expectGolden(try SmallBoards.replay())
  }
}
