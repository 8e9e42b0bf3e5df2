/// Neighbouring pixels of a row that are covered alike.
struct CoverageRun: Hashable {
  /// The column after the last; a run begins where the one before it ends.
  var end: Int

  var coverage: Coverage
}
