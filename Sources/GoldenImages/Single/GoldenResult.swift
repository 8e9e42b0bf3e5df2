public import BoardModel

/// What a picture or a sequence was found to be, held against its golden.
public struct GoldenResult: Sendable {
  /// Of the golden.
  public let name: String

  /// The picture or the clip that is recorded; where only hashes are, what holds them.
  public internal(set) var file: FilePath

  public package(set) var findings: CaseResult

  /// Whether it differs by so little that the budget allows it.
  public internal(set) var isWithinBudget = false

  /// Of what differs, the topmost pixel of the first picture; of these the leftmost.
  public internal(set) var firstChange: PixelChange?

  /// What is recorded, what is drawn and how they differ, where they do; what is drawn where nothing
  /// was recorded.
  public internal(set) var pictures: [GoldenPicture] = []

  package init(name: String, file: FilePath) {
    self.name = name
    self.file = file
    findings = CaseResult(name: name)
  }

  /// Whether it is as recorded, or allowed to be as it is; never where it was recorded just now.
  public var matches: Bool { !findings.isRecorded && (findings.passes || isWithinBudget) }

  /// Something that keeps it from being judged, which is no golden's fault.
  package static func unjudged(name: String, file: FilePath) -> GoldenResult {
    var result = GoldenResult(name: name, file: file)
    result.findings.status = .error
    return result
  }
}

extension GoldenResult: CustomStringConvertible {
  public var description: String {
    let status = findings.isRecorded ? "recorded" : findings.status.rawValue
    return "\(name): \(status)" + (isWithinBudget ? ", within budget" : "")
  }
}
