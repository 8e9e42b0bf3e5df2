extension SuiteRunner {
  /// Takes what is drawn now as right where it differs or is missing, or a part of it.
  public func approve(
    _ suite: GoldenSuite, _ approval: Approval = Approval()
  ) throws(GoldenError) -> SuiteResult {
    guard approval.isAlternate || !approval.isWhole else { return try record(suite, .failed) }
    let runner = try knowingItems(of: suite)
    var known: Set<String> = []
    let result = try run(suite) { (one, rendered) throws(GoldenError) in
      if approval.hasItems { known.formUnion(try ids(one, rendered)) }
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
    // A case that differs has said so itself.
    if let unknown = approval.ids(known: known).subtracting(known).min(),
      result.count(.error) == 0
    {
      throw .approval(.noItem(unknown))
    }
    return result
  }

  /// Takes over what was chosen case by case, and nothing else.
  public func approve(
    _ suite: GoldenSuite, _ choice: ApprovalChoice
  ) throws(GoldenError) -> SuiteResult {
    let known = Set(suite.cases.map(\.name))
    for one in choice.cases where !known.contains(one.name) { throw .noMatch(one.name) }
    let runner = try knowingItems(of: suite)
    return try run(suite, only: Set(choice.cases.map(\.name))) {
      (one, rendered) throws(GoldenError) in
      guard let approval = choice.approval(of: one.name) else {
        return try runner.verified(one, rendered)
      }
      if let drawn = approval.drawn, drawn != rendered.hash { throw .approval(.drawnAnew) }
      guard !approval.isWhole else { return try runner.record(one, rendered, .failed) }
      let known = try ids(one, rendered)
      if let unknown = approval.ids.subtracting(known).min() {
        throw .approval(.noItem(unknown))
      }
      return try runner.approve(one, rendered, approval, try runner.verified(one, rendered))
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

  /// The items that are seen in what is drawn or in what is recorded.
  private func ids(
    _ one: GoldenCase, _ rendered: RenderedCase
  ) throws(GoldenError) -> Set<String> {
    let recorded = try GoldenStore(one).record()?.frames.flatMap(\.items) ?? []
    return Set(recorded.map(\.id)).union(rendered.frames.flatMap(\.items).map(\.id))
  }
}
