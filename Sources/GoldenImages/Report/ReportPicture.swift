/// A picture of a report: within the page, or in a file beside it.
public enum ReportPicture: Sendable {
  /// A picture file, written into the page.
  case inlined([UInt8])
  /// A picture file that is read only when the page gets to it, then written into the page.
  case read(@Sendable () throws -> [UInt8])
  /// A file, by its path relative to the page.
  ///
  /// Browsers do not let a page read the pixels of files beside it, so from disk the page shows
  /// these pictures without the values of single pixels and without a heat map.
  case beside(path: String)

  var isBeside: Bool {
    if case .beside = self { true } else { false }
  }
}
