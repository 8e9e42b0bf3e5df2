import GoldenImages
import GoldenTesting
import Pixels
import TestSupport
import Testing

/// What Swift Testing is told.
@Suite struct ExpectGoldenTests {
  private let goldens: GoldenFolder

  init() throws {
    goldens = try GoldenFolder()
  }

  private func expect(_ bitmap: StraightBitmap, named name: String? = nil) -> GoldenResult {
    GoldenEnvironment.$current.withValue(goldens.environment) {
      expectGolden(bitmap, named: name)
    }
  }

  private func isIssue(_ issue: Issue, _ severity: Issue.Severity, _ words: String) -> Bool {
    issue.severity == severity && issue.comments.contains { $0.rawValue.contains(words) }
  }

  @Test func aMissingGoldenIsRecordedAsAnIssue() throws {
    withKnownIssue {
      _ = expect(.square())
    } matching: {
      isIssue($0, .error, "recorded ")
    }

    #expect(
      try goldens.folder.names() == [
        "ExpectGoldenTests.aMissingGoldenIsRecordedAsAnIssue.json",
        "ExpectGoldenTests.aMissingGoldenIsRecordedAsAnIssue.png",
      ])
  }

  @Test func theSameTestTouchesTheSameFiles() throws {
    withKnownIssue { _ = expect(.square()) }
    let names = try goldens.folder.names()

    for _ in 1...3 { #expect(expect(.square()).matches) }

    #expect(try goldens.folder.names() == names)
  }

  @Test func aChangedPixelIsAnIssue() {
    goldens.record(.square(), named: "ExpectGoldenTests.aChangedPixelIsAnIssue.corner")

    withKnownIssue {
      let result = expect(.square(black: [(x: 7, y: 0)]), named: "corner")
      #expect(!result.findings.passes)
    } matching: {
      isIssue($0, .error, "x 7, y 0")
    }
  }

  @Test(.golden(budget: GoldenBudget(differentPixels: 1))) func aTraitHasABudget() {
    goldens.record(.square(), named: "ExpectGoldenTests.aTraitHasABudget.corner")

    withKnownIssue {
      #expect(expect(.square(black: [(x: 7, y: 0)]), named: "corner").matches)
    } matching: {
      isIssue($0, .warning, "which the budget allows")
    }
  }

  @Test(arguments: ["lake", "moon"]) func eachArgumentHasItsGolden(name: String) throws {
    withKnownIssue { _ = expect(.square()) }

    #expect(
      try goldens.folder.names().first == "ExpectGoldenTests.eachArgumentHasItsGolden.\(name).json")
  }

  @Suite(.golden(record: .never, directory: "around")) struct TraitTests {
    @Test(.golden(directory: "inside")) func aTestSaysMoreThanItsSuite() {
      #expect(GoldenOptions.current.directory == "inside")
      #expect(GoldenOptions.current.record == .never)
    }

    @Test func aTestHasWhatItsSuiteSays() {
      #expect(GoldenOptions.current.directory == "around")
      #expect(GoldenOptions.current.budget == nil)
    }
  }
}
