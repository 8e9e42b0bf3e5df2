import BoardModel
import GoldenImages
import ImageComparison

extension SuiteReport {
  private typealias Member = (key: String, value: JSONText)

  /// The report, as `waterfall schema report` describes it.
  var json: JSONText {
    .object([
      ("version", .integer(1)), ("tool", .string("waterfall \(Version.number)")),
      ("verb", .string(verb.name)), ("suite", .string(result.folder.jsonText)),
      ("status", .string(status)), ("exitCode", .integer(Int(exitCode.rawValue))),
      ("counts", counts),
      ("environment", Self.environment),
      ("cases", .array(result.cases.map(one))), ("orphans", Self.paths(result.orphans)),
      ("removed", Self.paths(result.removed)),
    ])
  }

  private var counts: JSONText {
    let statuses: [CaseResult.Status] = [.equal, .tolerated, .different, .missing, .error]
    var members: [Member] = []
    for status in statuses { members.append((status.rawValue, .integer(result.count(status)))) }
    members.append(("recorded", .integer(result.cases.count(where: \.isRecorded))))
    return .object(members)
  }

  private static var environment: JSONText {
    .object(RecordingEnvironment.here.parts.map { part in (part.name, .string(part.value)) })
  }

  private static func paths(_ paths: [FilePath]) -> JSONText {
    .array(paths.map { .string($0.jsonText) })
  }

  private func approve(_ one: CaseResult) -> JSONText {
    ApprovalCommand.text(result.folder.displayText, one).map { .string($0) } ?? .null
  }

  private func one(_ one: CaseResult) -> JSONText {
    let frames = one.toldFrames
    let shown = (frames.filter { !$0.passes } + frames).lazy.compactMap(\.comparison).first
    let comparisons = frames.compactMap(\.comparison)
    var members: [Member] = [
      ("name", .string(one.name)), ("status", .string(one.status.rawValue)),
      ("reason", one.reason.map { .string($0.rawValue) } ?? .null),
      ("recorded", .bool(one.isRecorded)),
      ("recordedFrames", one.recordedFrames.map { .string($0.description) } ?? .null),
      ("alternate", .bool(one.isAlternate)),
      ("drawn", one.drawn.map { .string($0) } ?? .null),
      ("diffCount", .integer(comparisons.map(\.diffCount).reduce(0, +))),
      ("maxDelta", .number(comparisons.map(\.maxDelta).max() ?? 0)),
    ]
    if let shown {
      members += DiffReport.members(shown).filter { ["first", "sizeA", "sizeB"].contains($0.key) }
    }
    members += [
      ("withinBudget", .bool(one.isWithinBudget)),
      ("budgetExcesses", .array(one.budgetExcesses.map(Self.excess))),
      ("rows", one.rows.map { .string($0.words) } ?? .null),
      ("columns", one.columns.map { .string($0.words) } ?? .null),
      ("columnBands", .array((one.items?.bands ?? []).map { .string($0.words) })),
      ("unowned", one.items.map { .integer($0.unowned) } ?? .null),
      ("ignoredItems", .array(one.ignoredItems.map { .string($0) })),
      ("ignoredInItems", .integer(comparisons.map(\.ignoredInItems).reduce(0, +))),
      ("otherDrawing", one.otherDrawing.map(Self.drawing) ?? .null),
      ("missing", Self.paths(one.missing)), ("disagreeing", Self.paths(one.disagreeing)),
      ("message", one.error.map { .string(ErrorMessages.words(for: $0)) } ?? .null),
      ("frameCount", .integer(one.frameCount)),
      ("goldenFrameCount", .integer(one.goldenFrameCount)),
    ]
    if one.fps != nil || one.goldenFPS != nil { members += Self.sequence(one) }
    members += [
      ("frames", .array(frames.map(Self.frame))),
      ("layout", .array((one.items?.sentences ?? []).map { .string($0) })),
      ("items", .array((one.items?.findings ?? []).map(Self.finding))),
      (
        "texts",
        .array(
          (one.items?.labels ?? []).map {
            .object([("text", .string($0.text)), ("diffCount", .integer($0.differentPixels))])
          })
      ),
      ("itemsGolden", Self.index(one.items?.pair.golden)),
      ("itemsActual", Self.index(one.items?.pair.actual)),
      ("environment", one.environment.map { .string($0) } ?? .null),
      ("pictures", .array(one.pictures.map(Self.pictures))),
      ("approve", approve(one)),
    ]
    return .object(members)
  }

  private static func sequence(_ one: CaseResult) -> [Member] {
    func number(_ value: Double?) -> JSONText { value.map { .number($0) } ?? .null }
    let summary = one.summary
    return [
      ("fps", number(one.fps)), ("goldenFps", number(one.goldenFPS)),
      ("firstDifferent", index(summary.first)), ("lastDifferent", index(summary.last)),
      ("worst", index(summary.worst)), ("settlesEqual", .bool(summary.settlesEqual)),
      ("sequence", one.verdict.map { .string($0.words) } ?? .null),
      ("dropped", numbers(one) { $0.actual == nil ? $0.golden : nil }),
      ("inserted", numbers(one) { $0.golden == nil ? $0.actual : nil }),
      ("flicker", .array((one.flicker?.frames ?? []).map { .integer($0) })),
      ("onlyGhosts", .array(one.onlyGhosts.map { .string($0) })),
      ("brokenInvariants", .array(one.brokenInvariants.map { .string($0.rawValue) })),
      ("drift", .array(one.drifts.map { drift($0, one) })),
    ]
  }

  private static func index(_ value: Int?) -> JSONText { value.map { .integer($0) } ?? .null }

  /// Of frames that are there in one of both only.
  private static func numbers(_ one: CaseResult, _ number: (FramePair) -> Int?) -> JSONText {
    guard one.status != .missing, one.status != .error else { return .array([]) }
    return .array(one.pairs.compactMap(number).map { .integer($0) })
  }

  private static func excess(_ excess: BudgetExcess) -> JSONText {
    .object([
      ("name", .string(excess.part.rawValue)), ("allowed", .number(excess.allowed)),
      ("found", excess.found.map { .number($0) } ?? .null),
    ])
  }

  private static func drawing(_ other: RepeatedDrawing) -> JSONText {
    .object([
      ("number", .integer(other.number)), ("threads", .integer(other.threadCount)),
      ("frame", other.frame.map { .integer($0) } ?? .null),
    ])
  }

  private static func drift(_ drift: ItemDrift, _ one: CaseResult) -> JSONText {
    .object([
      ("id", .string(drift.id)), ("greatest", .number(drift.greatest)),
      ("frame", .integer(drift.frame)), ("goldenFrame", index(one.golden(of: drift.frame))),
      ("kind", .string(drift.kind.name)),
      ("text", .string(drift.words)),
    ])
  }

  private static func frame(_ frame: FrameResult) -> JSONText {
    var members: [Member] = [
      ("index", .integer(frame.index)), ("golden", index(frame.pair.golden)),
      ("actual", index(frame.pair.actual)),
    ]
    members += frame.comparison.map(DiffReport.members) ?? [("status", .string("different"))]
    members.append(("ignoredInItems", index(frame.comparison?.ignoredInItems)))
    return .object(members)
  }

  private static func finding(_ finding: ItemAttribution.Finding) -> JSONText {
    .object([
      ("id", .string(finding.id)), ("verdict", .string(finding.verdict.name)),
      ("diffCount", .integer(finding.differentPixels)),
      ("text", .string(finding.verdict.words(for: finding.id))),
    ])
  }

  private static func pictures(_ pictures: FramePictures) -> JSONText {
    func path(_ path: FilePath?) -> JSONText { path.map { .string($0.jsonText) } ?? .null }
    return .object([
      ("frame", .integer(pictures.frame)), ("goldenFrame", index(pictures.pair.golden)),
      ("actualFrame", index(pictures.pair.actual)), ("golden", path(pictures.golden)),
      ("actual", path(pictures.actual)), ("difference", path(pictures.difference)),
    ])
  }
}
