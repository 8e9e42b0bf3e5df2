/// The pictures of a case or of a frame, as far as there are any.
public struct ReportPictures: Sendable {
  public var expected: ReportPicture?
  public var actual: ReportPicture?
  /// What the comparison found; without it the page shows each pixel that differs at all.
  public var difference: ReportPicture?

  public init(
    expected: ReportPicture? = nil, actual: ReportPicture? = nil, difference: ReportPicture? = nil
  ) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  var areBeside: Bool {
    [expected, actual, difference].contains { $0?.isBeside ?? false }
  }
}
