import Testing
import WaterfallCommand

private func parse(
  _ words: [String], existing: Set<String> = []
) throws(UsageError) -> ParsedArguments {
  try ArgumentParser.parse(words.map { Argument($0) }) { existing.contains($0.text ?? "") }
}

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    ["--columns", "3"], ["--columns=3"], ["--across", "3"], ["--across=3"],
    ["--columns", "5", "--columns", "3"],
  ])
  func aValueStandsBehindASpaceOrAnEqualsSign(words: [String]) throws {
    let parsed = try parse(words)

    #expect(parsed.values == [.columns: Argument("3")])
    #expect(parsed.operands.isEmpty)
  }

  @Test(arguments: [
    ["-o", "a.png"], ["-oa.png"], ["--output", "a.png"], ["--output=a.png"],
  ])
  func theOutputIsNamedInFourWays(words: [String]) throws {
    let parsed = try parse(words)

    #expect(parsed.values == [.output: Argument("a.png")])
  }

  @Test func aLoneDashIsAValueAndAnOperand() throws {
    let parsed = try parse(["-", "-o", "-", "--files-from", "-"])

    #expect(parsed.operands == [Argument("-")])
    #expect(parsed.values == [.output: Argument("-"), .filesFrom: Argument("-")])
  }

  @Test func lettersMayStandTogetherAndTheLastTakesTheRest() throws {
    let parsed = try parse(["-rq0oboard.png"])

    #expect(parsed.switches == [.recursive, .quiet, .null])
    #expect(parsed.values == [.output: Argument("board.png")])
  }

  @Test func afterTwoDashesNothingIsAnOption() throws {
    let parsed = try parse(["render", "-o", "o.png", "--", "-rf.png", "--strict"])

    #expect(parsed.operands == [Argument("-rf.png"), Argument("--strict")])
    #expect(parsed.switches.isEmpty)
  }

  @Test func afterTwoDashesNothingIsAVerb() throws {
    let parsed = try parse(["--", "layout"])

    #expect(parsed.verb == .render)
    #expect(parsed.operands == [Argument("layout")])
  }

  @Test func withoutAVerbPicturesAreRendered() throws {
    let parsed = try parse(["photos/"])

    #expect(parsed.verb == .render)
    #expect(!parsed.namesVerb)
    #expect(parsed.operands == [Argument("photos/")])
  }

  @Test(arguments: ["render", "layout", "init", "schema", "doctor"])
  func theFirstOperandIsAVerbWhereverItStands(word: String) throws {
    let parsed = try parse(["-q", word, "photos"])

    #expect(parsed.verb == Verb(rawValue: word))
    #expect(parsed.operands == [Argument("photos")])
  }

  @Test func aFolderCalledAlmostLikeAVerbIsAFolder() throws {
    let parsed = try parse(["layouts"], existing: ["layouts"])

    #expect(parsed.verb == .render)
    #expect(parsed.operands == [Argument("layouts")])
  }

  @Test func bytesThatAreNoTextStayAsTheyAre() throws {
    let name = Argument(bytes: [0x70, 0xFF, 0xFE, 0x2E, 0x70])

    let parsed = try ArgumentParser.parse([name, Argument("-o"), name]) { _ in true }

    #expect(parsed.operands == [name])
    #expect(parsed.values == [.output: name])
  }

  @Test func aNegativeNumberIsAValue() throws {
    let parsed = try parse(["--columns", "-1"])

    #expect(parsed.values == [.columns: Argument("-1")])
  }

  @Test(arguments: [
    (["--colums", "3"], UsageError.unknownOption("--colums", nearest: "--columns")),
    (["--bakground=red"], .unknownOption("--bakground", nearest: "--background")),
    (["--spacin", "3"], .unknownOption("--spacin", nearest: "--spacing")),
    (["--recursve"], .unknownOption("--recursve", nearest: "--recursive")),
    (["--zzzzzz"], .unknownOption("--zzzzzz", nearest: nil)),
    (["-x"], .unknownOption("-x", nearest: nil)),
    (["rendr", "photos"], .unknownVerb("rendr", nearest: "render")),
    (["layuot"], .unknownVerb("layuot", nearest: "layout")),
    (["frobnicate"], .unknownVerb("frobnicate", nearest: nil)),
  ])
  func anUnknownNameComesWithTheNearestOne(words: [String], error: UsageError) {
    #expect(throws: error) { try parse(words) }
  }

  @Test(arguments: [
    (["photos", "--resume"], "--resume"), (["--linear"], "--linear"),
    (["batch", "jobs.jsonl"], "batch"),
  ])
  func aNameOfALaterVersionIsAnsweredAsSuch(words: [String], name: String) {
    #expect(throws: UsageError.laterVersion(name)) { try parse(words) }
  }

  @Test(arguments: [
    (["-o"], UsageError.missingValue(.output, valueName: "FILE|-", found: nil)),
    (["--gap", "--strict"], .missingValue(.gap, valueName: "N[,N]", found: "--strict")),
    (["-o", "-q"], .missingValue(.output, valueName: "FILE|-", found: "-q")),
    (["--json=yes"], .unexpectedValue(.json)),
    (["layout", "a", "--threads", "2"], .optionOfAnotherVerb(.threads, .layout)),
    (["schema", "board", "--strict"], .optionOfAnotherVerb(.strict, .schema)),
  ])
  func optionsThatCannotBeMeantAreRefused(words: [String], error: UsageError) {
    #expect(throws: error) { try parse(words) }
  }

  @Test(arguments: Verb.allCases) func noVerbHasTwoOptionsOfOneName(verb: Verb) {
    let names = CommandOption.all.filter { $0.verbs.contains(verb) }.flatMap(\.longNames)

    #expect(Set(names).count == names.count)
    #expect(!names.isEmpty)
  }

  @Test func everyLetterIsThereOnceAndOptionsOfOneNameAreReadAlike() {
    let letters = CommandOption.all.compactMap(\.letter)
    let names = Set(CommandOption.all.flatMap(\.longNames))

    #expect(Set(letters).count == letters.count)
    #expect(names.count > 20)
    for name in names {
      let same = CommandOption.all.filter { $0.longNames.contains(name) }
      #expect(Set(same.map(\.takesValue)).count == 1)
    }
  }

  @Test func eachVerbHasItsOwnMeaningOfAName() throws {
    #expect(try parse(["approve", "s", "--from", "a.json"]).values[.from]?.text == "a.json")
    #expect(try parse(["frames", "s", "--from", "1f"]).values[.from]?.text == "1f")
    #expect(throws: UsageError.optionOfAnotherVerb(.from, .verify)) {
      try parse(["verify", "s", "--from", "a.json"])
    }
  }
}
