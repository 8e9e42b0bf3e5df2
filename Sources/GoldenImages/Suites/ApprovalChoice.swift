/// What is taken over of a suite, case by case, as people choose it in the page of a report.
public struct ApprovalChoice: Hashable, Sendable {
  /// What is taken over of a case.
  public struct Case: Hashable, Sendable {
    public let name: String
    public let approval: Approval
  }

  /// Each name once.
  public let cases: [Case]

  init(cases: [Case]) {
    self.cases = cases
  }

  func approval(of name: String) -> Approval? { cases.first { $0.name == name }?.approval }
}
