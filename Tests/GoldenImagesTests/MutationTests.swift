import Foundation
import GoldenImages
import ImageCodecs
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Faults are put in, and the comparator must find each.
@Suite struct MutationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writeBoard()
    _ = try run { try $0.record($1, .missing) }
  }

  private func writeBoard(
    gap: Int = 4, color: String = "#4080c0", order: [String] = ["a", "b", "c"]
  ) throws {
    let items = [
      "a": ##"{ "id": "a", "size": [30, 20], "color": "\##(color)" }"##,
      "b": ##"{ "id": "b", "size": [30, 40], "color": "#80c04080" }"##,
      "c": ##"{ "id": "c", "size": [30, 30], "color": "#c04080" }"##,
    ]
    let list = order.compactMap { items[$0] }.joined(separator: ",")
    let text = """
      { "version": 1, "canvas": { "width": 68, "margin": 2 },
        "layout": { "columns": 2, "gap": [4, \(gap)] }, "items": [ \(list) ] }
      """
    try folder.write(Array(text.utf8), to: "s/one.board.json")
  }

  private func run(
    change: (inout SuiteRunner) -> Void = { _ in },
    _ body: (SuiteRunner, GoldenSuite) throws -> SuiteResult
  ) throws -> CaseResult {
    var runner = SuiteRunner(tool: "tests")
    runner.threadCount = 1
    change(&runner)
    let result = try body(runner, try GoldenSuite(folder.path("s")))
    return try #require(result.cases.first)
  }

  private func verify(change: (inout SuiteRunner) -> Void = { _ in }) throws -> CaseResult {
    try run(change: change) { try $0.verify($1) }
  }

  private func mutateGolden(_ change: (inout StraightBitmap) -> Void) throws {
    let path = "s/__goldens__/one.png"
    var picture = try StraightBitmap(decoding: .bytes(try folder.read(path)))
    change(&picture)
    try folder.write(try picture.encodedPNG(), to: path)
  }

  @Test func nothingPutInIsNothingFound() throws {
    #expect(try verify().status == .equal)
  }

  @Test(arguments: 0..<4) func oneChannelByOneLevel(channel: Int) throws {
    try mutateGolden { picture in
      switch channel {
      case 0: picture[11, 9].red ^= 1
      case 1: picture[11, 9].green ^= 1
      case 2: picture[11, 9].blue ^= 1
      default: picture[11, 9].alpha ^= 1
      }
    }

    let result = try verify()

    #expect(result.status == .different)
    #expect(result.frames.first?.comparison?.diffCount == 1)
    #expect(result.items?.findings.map(\.id) == ["a"])
  }

  @Test func anItemThatIsOnePixelOff() throws {
    try writeBoard(gap: 5)

    let result = try verify()

    #expect(result.status == .different)
    #expect(result.items?.sentences == ["item c moved (0, +1)"])
  }

  @Test func itemsThatChangedPlaces() throws {
    try writeBoard(order: ["a", "c", "b"])

    #expect(try verify().status == .different)
  }

  @Test func anItemThatIsGone() throws {
    try writeBoard(order: ["a", "c"])

    let result = try verify()

    #expect(result.status == .different)
    #expect(result.items?.sentences.contains { $0.contains("because b vanished") } ?? false)
  }

  @Test func aGoldenThatIsCutOff() throws {
    let bytes = try folder.read("s/__goldens__/one.png")
    for count in [0, 8, 40, bytes.count / 2] {
      try folder.write(Array(bytes.prefix(count)), to: "s/__goldens__/one.png")

      #expect(try verify().status == .error)
    }
  }

  @Test func aComparatorThatFails() throws {
    try mutateGolden { $0[0, 0] = .black }

    let result = try verify { runner in
      runner.compare = { _, _, _ throws(ComparisonError) in throw .noMemory(bytes: 1) }
    }

    #expect(result.status == .error)
    #expect(!result.passes)
  }

  @Test func aRecordedHashIsEnoughForAPass() throws {
    let result = try verify { runner in
      // A pass decodes no golden and compares no pixel.
      runner.compare = { _, _, _ throws(ComparisonError) in throw .noMemory(bytes: 1) }
    }

    #expect(result.status == .equal)
  }

  @Test func metricsThatTolerateOneLevelDoSo() throws {
    try mutateGolden { $0[11, 9].green ^= 1 }

    for metric in ComparisonMetric.all where metric.threshold > 0 {
      let result = try verify { $0.comparator = ImageComparator(metric) }

      #expect(result.status == .tolerated)
      #expect(result.passes)
    }
  }

  @Test func theSameBoardGivesTheSameRecord() throws {
    let before = try folder.read("s/__goldens__/one.json")

    _ = try run { try $0.record($1, .all) }

    #expect(try folder.read("s/__goldens__/one.json") == before)
  }
}
