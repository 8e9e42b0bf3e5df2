/// What the page of a suite says beside numbers and pictures.
public struct ReportWords: Sendable {
  public var title: String

  /// The command that makes the page.
  public var command: String

  /// The command that takes over what the file `approve.json` says; nil where there is none.
  public var choiceCommand: String?

  /// The metric and what it allows.
  public var metric: String

  /// What was found of a case, most important first.
  public var verdict: @Sendable (CaseResult) -> [String]

  /// The command that takes what is drawn for the golden; nil where there is nothing to accept.
  public var approval: @Sendable (CaseResult) -> String?

  public init(
    title: String, command: String, choiceCommand: String? = nil, metric: String,
    verdict: @escaping @Sendable (CaseResult) -> [String],
    approval: @escaping @Sendable (CaseResult) -> String?
  ) {
    self.title = title
    self.command = command
    self.choiceCommand = choiceCommand
    self.metric = metric
    self.verdict = verdict
    self.approval = approval
  }
}
