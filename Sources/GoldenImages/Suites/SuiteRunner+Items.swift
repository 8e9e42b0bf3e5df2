extension SuiteRunner {
  /// The same, knowing the items of a suite.
  ///
  /// - Throws: ``GoldenError/unknownItem(_:nearest:)``, before anything is drawn or written.
  func knowingItems(of suite: GoldenSuite) throws(GoldenError) -> SuiteRunner {
    guard !budget.ignoredItems.isEmpty else { return self }
    var runner = self
    runner.knownItems = KnownItems(suite.cases(matching: pattern)).ids
    _ = try GoldenError.items(budget.ignoredItems, among: runner.knownItems)
    return runner
  }
}
