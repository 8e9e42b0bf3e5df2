import BoardModel
import BoardRendering

/// A page that cannot be written does not keep the verdict from being told.
extension SuiteRunner {
  func pageOrReason(_ result: inout SuiteResult) -> SuitePage? {
    guard let report, let words else { return nil }
    do throws(GoldenError) {
      return try SuitePage(in: report, words: words, comparator: comparator)
    } catch {
      result.unwritten = error
      return nil
    }
  }

  /// Writes to the page, and lets go of it where that cannot be done.
  func write(
    _ page: inout SuitePage?, _ result: inout SuiteResult,
    _ body: (inout SuitePage) throws(GoldenError) -> Void
  ) throws(GoldenError) {
    guard var written = page else { return }
    do throws(GoldenError) {
      try body(&written)
      page = written
    } catch {
      if TemporaryFiles.wereRemoved { throw error }
      result.unwritten = result.unwritten ?? error
      page = nil
    }
  }
}
