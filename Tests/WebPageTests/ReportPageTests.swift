import GoldenImages
import Testing

/// What a browser makes of the page of a report; all facts come from one visit.
@Suite(.enabled(if: Chromium.isHereOrRequired, Chromium.skipped))
struct ReportPageTests {
  private static let visited = Result {
    try Chromium.visit(SampleReport.ofAllStates().page(), script: ReportPageScript.text)
  }

  private let facts: [String: String]
  private let visit: Chromium.Visit

  init() throws {
    visit = try Self.visited.get()
    facts = visit.facts
  }

  @Test func thePageWritesNothingToTheConsole() {
    #expect(visit.console == [])
    #expect(facts["failure"] == nil)
  }

  @Test func thePageAsksNoOneForAnything() {
    #expect(visit.requests == [])
  }

  @Test func namesThatLookLikeMarkupAreShownAsTheyAre() {
    #expect(facts["hostile title"] == SampleReport.hostileName)
    #expect(facts["hostile heading"] == "Sample " + SampleReport.hostileName)
    #expect(facts["elements from names"] == "0")
    #expect(facts["attacked"] == nil)
  }

  @Test func theWorstCaseIsFirstAndOpen() {
    #expect(facts["order"] == "error size changed changed missing new orphan passed")
    #expect(facts["first"] == "true")
  }

  @Test(arguments: [
    ("all", 8), ("error", 1), ("changed", 3), ("missing", 1), ("new", 1), ("orphan", 1),
    ("passed", 1),
  ])
  func aFilterShowsAsManyCasesAsItSays(filter: String, count: Int) {
    #expect(facts["filter \(filter)"] == "\(count) \(count)")
  }

  @Test func theSearchLooksIntoNamesAndVerdicts() {
    #expect(facts["search"] == "moved")
  }

  @Test func jAndKGoThroughTheCases() {
    #expect(facts["j"] == "taller")
    #expect(facts["k"] == "true")
  }

  @Test func keysReachEveryMode() {
    #expect(facts["modes"] == "2-up Swipe Onion Blink Diff Heat Loupe")
  }

  @Test func theLoupeBeginsAtADifferenceAndNamesBothColors() {
    let loupe = facts["loupe"] ?? ""
    #expect(loupe.contains("230 120 30 255"))
    #expect(loupe.contains("255 255 255 255"))
    #expect(loupe.contains("x 32 y 4 Δ +25 +135 +225 0"))
  }

  @Test func blinkingShowsOnePictureAfterTheOther() {
    #expect(facts["blink begins"] == "true")
    #expect(facts["blink"] == "there and back")
  }

  @Test func theDiffPaintsExactlyThePixelsThatDiffer() {
    // Three columns left, three columns reached, 14 rows each.
    #expect(facts["diff"] == "84")
  }

  @Test func theHeatMapHasTheSizeOfThePictureAndALineAroundEachPlace() {
    #expect(facts["heat"] == "60")
    #expect(facts["regions"] == "1")
  }

  @Test func draggingTheHandleMovesTheClip() {
    #expect(facts["swipe by pointer"] == "true 60")
  }

  @Test func arrowsMoveTheHandleThatHasTheFocus() {
    #expect(facts["swipe by key"] == "true")
  }

  @Test func theOnionSliderFadesTheActualPicture() {
    #expect(facts["onion"] == "0.25")
  }

  @Test func outlinesNameWhatBecameOfAnItem() {
    #expect(facts["outline"] == SampleReport.hostileName + " · moved (+3, 0)")
  }

  @Test func enlargedPixelsStaySquare() {
    #expect(facts["one to one"] == "100 %")
    #expect(facts["zoomed"] == "16× pixelated")
  }

  @Test func theCommandThatAcceptsIsReadyToCopy() {
    #expect(facts["command"] == "waterfall approve goldens --case moved")
  }

  @Test func aSequenceOpensOnTheFirstFrameThatDiffers() {
    #expect(facts["opened at"] == "frame 3 / 5 · 100 ms")
    #expect(facts["address"] == "#drag&3")
  }

  @Test func arrowsStepThroughFramesAndWithShiftThroughChanges() {
    #expect(facts["after two steps"] == "#drag&5")
    #expect(facts["back to a change"] == "#drag&4")
  }

  @Test func playingStopsAtTheLastFrame() {
    #expect(facts["played"] == "#drag&5")
    #expect(facts["plays"] == "false")
  }

  @Test func framesThatDifferAreMarkedAndDriftIsDrawn() {
    #expect(facts["marks"] == "1")
    #expect(facts["sparklines"] == "1")
  }

  @Test func anAddressIsFollowedWhileThePageIsOpen() {
    #expect(facts["followed"] == "unseen")
  }

  @Test func withOnePictureThePageSaysWhyAndOffersNoComparison() {
    #expect(facts["absent"] == "There is no golden yet.")
    #expect(facts["disabled"] == "5")
  }

  @Test func theQuestionMarkListsTheKeys() {
    #expect(facts["help"] == "true")
  }

  @Test func everyControlHasAName() {
    #expect(facts["unnamed controls"] == "0")
  }
}
