import GoldenTesting
import Testing

/// Names of goldens come from tests and their arguments, and from nothing else.
@Suite struct GoldenNameTests {
  enum Shape: String, Codable, CaseIterable {
    case square
    case roundedSquare
  }

  private func current(_ call: String? = nil) throws -> String {
    try GoldenName.current(call: call).text
  }

  @Test func aTestIsNamedAfterItsSuite() throws {
    #expect(try current() == "GoldenNameTests.aTestIsNamedAfterItsSuite")
    #expect(try current() == "GoldenNameTests.aTestIsNamedAfterItsSuite")
    #expect(try current("at rest") == "GoldenNameTests.aTestIsNamedAfterItsSuite.at-rest")
  }

  @Test func `a name in words`() throws {
    #expect(try current() == "GoldenNameTests.a-name-in-words")
  }

  @Suite struct Inner {
    @Test func suitesAroundComeFirst() throws {
      #expect(
        try GoldenName.current(call: nil).text == "GoldenNameTests.Inner.suitesAroundComeFirst")
    }
  }

  @Test(arguments: Shape.allCases) func argumentsTellCasesApart(shape: Shape) throws {
    #expect(try current() == "GoldenNameTests.argumentsTellCasesApart.\(shape.rawValue)")
  }

  @Test(arguments: [1, 20], ["a", "b"]) func severalArgumentsTellCasesApart(
    count: Int, text: String
  ) throws {
    #expect(try current() == "GoldenNameTests.severalArgumentsTellCasesApart.\(count)-\(text)")
  }

  @Test func argumentsThatLookAlikeInAFileNameAreTold() {
    let arguments: [[String]] = [
      ["a b"], ["a-b"], ["a/b"], ["a", "b"], ["ü"], ["ö"], [""], ["-"], ["\""], ["a.b"],
    ]

    let names = arguments.map { GoldenName(["test"], arguments: $0.map { Array($0.utf8) }).text }

    #expect(Set(names).count == arguments.count)
    #expect(names.allSatisfy { !$0.contains("/") && $0.utf8.count < 80 })
  }

  @Test func aLongNameIsCutAndStaysItsOwn() {
    let long = String(repeating: "long", count: 100)

    let names = ["one", "two"].map { GoldenName([long + $0]).text }

    #expect(Set(names).count == 2)
    #expect(names.allSatisfy { $0.utf8.count < 200 })
  }

  @Test func noNameLeavesTheFolderOrIsHidden() {
    #expect(GoldenName(["../../x"]).text == "-.-..-x")
    #expect(GoldenName([".hidden"]).text == "-hidden")
  }

  @Test func outsideOfATestThereIsNoName() async {
    let problem = await Task.detached { () -> GoldenName.Problem? in
      do throws(GoldenName.Problem) {
        _ = try GoldenName.current(call: "card")
        return nil
      } catch {
        return error
      }
    }.value

    #expect(problem == .noTest)
  }
}
