/// What became of a case.
public enum ReportStatus: String, CaseIterable, Sendable {
  /// The case could not be compared.
  case error
  /// The two pictures have different sizes.
  case size
  case changed
  /// There is a golden, and nothing was rendered.
  case missing
  /// Something was rendered, and there is no golden yet.
  case new
  /// There is a golden that no case owns.
  case orphan
  case passed
}
