extension SuiteRunner {
  /// Takes what is drawn now as right where it differs or is missing, or a part of it.
  public func approve(
    _ suite: GoldenSuite, _ approval: Approval = Approval()
  ) throws(GoldenError) -> SuiteResult {
    guard approval.isAlternate || !approval.isWhole else { return try record(suite, .failed) }
    let runner = try knowingItems(of: suite)
    return try run(suite) { (one, rendered) throws(GoldenError) in
      let result = try runner.verified(one, rendered)
      guard approval.isAlternate else {
        return try runner.approve(one, rendered, approval, result)
      }
      guard result.status == .different else { return result }
      try GoldenStore(one).accept(rendered)
      var accepted = recorded(one, rendered)
      accepted.isAlternate = true
      return accepted
    }
  }

  private func approve(
    _ one: GoldenCase, _ rendered: RenderedCase, _ approval: Approval, _ result: CaseResult
  ) throws(GoldenError) -> CaseResult {
    guard result.status == .different || result.status == .missing else { return result }
    let taken = try PartialApproval(
      approval: approval, rendered: rendered, store: GoldenStore(one)
    ).take()
    var silent = verifier
    silent.report = nil
    let rest = try silent.verify(one, rendered)
    guard !taken.isEmpty else { return rest }
    var accepted = recorded(one, rendered)
    accepted.recordedFrames = FrameNumbers(taken)
    accepted.unapprovedFrames = FrameNumbers(rest.differentFrames.map(\.index))
    return accepted
  }
}
