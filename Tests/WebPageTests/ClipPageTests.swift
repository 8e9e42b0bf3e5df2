import BoardRendering
import Pixels
import Testing
import WebPages

/// What a browser makes of the page of a clip; all facts come from one visit.
@Suite(.enabled(if: Chromium.isHereOrRequired, Chromium.skipped))
struct ClipPageTests {
  private static let visited = Result {
    try Chromium.visit(
      SampleClip.page(), setting: Chromium.Setting(fragment: "#7"), script: ClipPageScript.text)
  }

  private let facts: [String: String]
  private let visit: Chromium.Visit
  private let hostile = SampleClip.hostileName

  init() throws {
    visit = try Self.visited.get()
    facts = visit.facts
  }

  @Test func thePageWritesNothingToTheConsoleAndAsksNoOneForAnything() {
    #expect(facts["failure"] == nil)
    #expect(visit.console == [])
    #expect(visit.requests == [])
  }

  @Test func namesThatLookLikeMarkupAreShownAsTheyAre() {
    #expect(facts["title"] == "Clip " + hostile)
    #expect(facts["event"] == "333 msdidMove \(hostile)0 → 1 \(hostile)")
    #expect(facts["elements from names"] == "0")
    #expect(facts["attacked"] == nil)
  }

  @Test func itOpensAtTheFrameThatTheAddressNamesAndFollowsIt() {
    #expect(facts["opened"] == "frame 7 / 299 · 233 ms")
    #expect(facts["canvas"] == "Frame 7 of 299, 233 ms")
    #expect(facts["followed"] == "frame 33 / 299 · 1100 ms")
    #expect(facts["hostile address"] == "frame 0 / 299 · 0 ms")
  }

  @Test func whatTheClipIsStandsBelowItsTitle() {
    #expect(facts["summary"] == "300 frames · 10 s · 30 fps · 48 × 32")
  }

  @Test(arguments: ClipPageScript.frames.indices)
  func theCanvasHasThePixelsOfTheFrame(turn: Int) {
    let frame = ClipPageScript.frames[turn]

    #expect(facts["pixels \(turn)"] == SampleClip.image(frame).letters, "frame \(frame)")
  }

  @Test func aJumpNeedsFewPicturesAndEqualFramesShareOne() {
    #expect(facts["pictures"] == "290")
    #expect(facts["longest way"] == "60")
    #expect(facts["whole pictures"] == "6")
  }

  @Test func keysAndButtonsStep() {
    #expect(facts["stepped"] == "frame 8 / 299 · 267 ms")
    #expect(facts["jumped"] == "frame 40 / 299 · 1333 ms")
    #expect(facts["ends"] == "frame 0 / 299 · 0 ms")
    #expect(facts["button"] == "frame 1 / 299 · 33 ms")
  }

  @Test func theLogIsInStepWithTheFrame() {
    #expect(facts["log"] == "3")
    #expect(facts["log at 1"] == "ahead ahead ahead")
    #expect(facts["log at 40"] == "past now ahead")
    #expect(facts["log at 50"] == "past latest ahead")
    #expect(facts["log at 39"] == "latest ahead ahead")
    #expect(facts["log clicked"] == "past past now")
  }

  @Test func theOrderAndWhatIsCarriedAreThoseOfTheFrame() {
    #expect(facts["order"] == "\(hostile) | second")
    #expect(facts["carried"] == "")
    #expect(facts["later order"] == "second | \(hostile)")
    #expect(facts["later carried"] == hostile)
  }

  @Test func outlinesShowWhatIsSeenWhereItIs() {
    #expect(facts["outlines"] == "second | \(hostile)")
    // From 0, 12 less a scroll of 1, 24 × 4, at two pixels a point, in shares of 48 × 32.
    #expect(facts["place"] == "0% 68.75% 100% 25%")
    #expect(facts["ghost"] == hostile)
    #expect(facts["chosen"] == "second")
    #expect(facts["without outlines"] == "0")
  }

  @Test func speedIsChosenByKeysAndByTheList() {
    #expect(facts["speeds"] == "0.25,0.5,1,2,4")
    #expect(facts["faster"] == "2")
    #expect(facts["slowest"] == "0.25")
  }

  @Test func itPlaysAndPausesOnceOrWithoutEnd() {
    #expect(facts["playing"] == "true true")
    #expect(facts["paused"] == "false true")
    #expect(facts["loops"] == "false")
    #expect(facts["played"] == "frame 299 / 299 · 9967 ms")
    #expect(facts["loops then"] == "true")
    #expect(facts["again"] == "true")
  }

  @Test func itZooms() {
    #expect(facts["one to one"] == "100 %")
    #expect(facts["zoomed"] == "2×")
  }

  @Test func theQuestionMarkListsTheKeysAndEveryControlHasAName() {
    #expect(facts["help"] == "true")
    #expect(facts["unnamed controls"] == "0")
  }

  @Test func whereAPictureIsClearNothingOfTheLastOneStays() throws {
    let visit = try Chromium.visit(
      SampleClip.page(ground: .clear),
      script: ClipPageScript.tools + "await recordPixels([0, 30, 29, 150]);")

    #expect(visit.facts["failure"] == nil)
    for (turn, frame) in [0, 30, 29, 150].enumerated() {
      #expect(
        visit.facts["pixels \(turn)"] == SampleClip.image(frame, on: .clear).letters,
        "frame \(frame)")
    }
  }
}

extension StraightBitmap {
  /// Its bytes as a page tells them.
  fileprivate var letters: String {
    let bytes = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    return String(decoding: Base64.encoded(bytes), as: UTF8.self)
  }
}
