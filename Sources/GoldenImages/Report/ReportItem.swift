/// An item of a board as the two pictures show it.
public struct ReportItem: Sendable {
  public var id: String
  /// `nil` where the golden lacks the item.
  public var expected: ReportBox?
  /// `nil` where the new picture lacks the item.
  public var actual: ReportBox?
  /// What happened to it, such as `moved (+3, 0)`; empty when nothing did.
  public var verdict: String

  public init(id: String, expected: ReportBox?, actual: ReportBox?, verdict: String = "") {
    self.id = id
    self.expected = expected
    self.actual = actual
    self.verdict = verdict
  }
}
