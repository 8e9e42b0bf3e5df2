import BoardModel
import GoldenImages
import GoldenTesting
import ImageCodecs
import ImageComparison
import Pixels
import TestSupport
import Testing

/// What a call says of a picture and its golden.
@Suite struct GoldenCallTests {
  private let goldens: GoldenFolder

  init() throws {
    goldens = try GoldenFolder()
  }

  @Test func aPictureThatIsAsRecordedIsPassedInSilence() {
    goldens.record(.square())

    let verdict = goldens.verdict(.square())

    #expect(verdict.result.matches)
    #expect(verdict.isSilent)
    #expect(verdict.result.description == "card: equal")
  }

  @Test func aMissingGoldenIsRecordedAndFails() throws {
    let first = goldens.verdict(.square())
    let second = goldens.verdict(.square())

    #expect(!first.result.matches)
    #expect(!first.isWarning)
    #expect(first.text.hasPrefix("recorded "))
    #expect(first.text.contains("card.png"))
    #expect(second.result.matches)
    #expect(try goldens.folder.names() == ["card.json", "card.png"])
  }

  @Test func aChangedPixelFailsAndIsNamed() {
    goldens.record(.square())

    let verdict = goldens.verdict(.square(black: [(x: 3, y: 5)]))

    #expect(!verdict.result.matches)
    #expect(verdict.text.contains("1 of 64 pixels differ"))
    #expect(verdict.text.contains("the first at x 3, y 5: #ffffff became #000000"))
    #expect(verdict.result.firstChange?.place == PixelPlace(x: 3, y: 5))
  }

  @Test func whatDiffersComesWithThreePictures() throws {
    goldens.record(.square())
    let changed = StraightBitmap.square(black: [(x: 3, y: 5)])

    let pictures = goldens.verdict(changed).result.pictures

    #expect(pictures.map(\.kind) == [.reference, .actual, .difference])
    #expect(try StraightBitmap(decoding: .bytes(pictures[0].bytes)) == .square())
    #expect(try StraightBitmap(decoding: .bytes(pictures[1].bytes)) == changed)
    let difference = try StraightBitmap(decoding: .bytes(pictures[2].bytes))
    #expect(difference[3, 5] == Color(red: 255, green: 0, blue: 0))
    #expect(
      pictures.map { $0.fileName(for: "card") } == [
        "card.reference.png", "card.actual.png", "card.difference.png",
      ])
  }

  @Test func anotherSizeIsNamed() {
    goldens.record(.square())
    let taller = StraightBitmap(size: PixelSize(width: 8, height: 9), filledWith: .white)

    let verdict = goldens.verdict(taller)

    #expect(verdict.result.findings.reason == .size)
    #expect(verdict.text.contains("it has 8 x 9 pixels instead of 8 x 8"))
    #expect(verdict.result.pictures.count == 3)
  }

  @Test func aChangeWithinTheBudgetIsAWarning() {
    goldens.record(.square())
    let options = GoldenOptions(budget: GoldenBudget(differentPixels: 2))

    let two = goldens.verdict(.square(black: [(x: 0, y: 0), (x: 7, y: 7)]), options: options)
    let three = goldens.verdict(
      .square(black: [(x: 0, y: 0), (x: 7, y: 7), (x: 1, y: 1)]), options: options)

    #expect(two.result.matches)
    #expect(two.isWarning)
    #expect(two.text.contains("which the budget allows"))
    #expect(!three.result.matches)
  }

  @Test func noBudgetAllowsAnotherSize() {
    goldens.record(.square())
    let taller = StraightBitmap(size: PixelSize(width: 8, height: 9), filledWith: .white)

    let options = GoldenOptions(budget: GoldenBudget(differentPixels: 1_000, differentFrames: 9))

    #expect(!goldens.verdict(taller, options: options).result.matches)
  }

  @Test func aMetricToleratesWhatItIsMeantTo() throws {
    goldens.record(.square())
    var faint = StraightBitmap.square()
    faint[2, 2] = Color(red: 254, green: 255, blue: 255)

    let options = GoldenOptions(metric: try ComparisonMetric("channel:1"))

    #expect(!goldens.verdict(faint).result.matches)
    #expect(goldens.verdict(faint, options: options).result.matches)
  }

  @Test func twoCallsWithOneNameFail() {
    _ = goldens.verdict(.square(), place: "CardTests.swift:7")

    let verdict = goldens.verdict(.square(), named: "Card", place: "CardTests.swift:9")

    #expect(!verdict.result.matches)
    #expect(verdict.text.contains("is also that of CardTests.swift:7"))
  }

  @Test func aGoldenThatIsNoPictureIsNeverAPass() throws {
    try goldens.folder.write(Array("no picture".utf8), to: "card.png")

    let verdict = goldens.verdict(.square())

    #expect(verdict.result.findings.status == .error)
    #expect(!verdict.result.matches)
    #expect(verdict.text.contains("card.png"))
    #expect(try goldens.folder.read("card.png") == Array("no picture".utf8))
  }

  @Test func aPictureWithoutPixelsIsAnError() {
    let empty = StraightBitmap(size: PixelSize(width: 0, height: 0))

    #expect(goldens.verdict(empty).result.findings.status == .error)
  }
}
