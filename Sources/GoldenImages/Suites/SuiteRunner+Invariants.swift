extension SuiteRunner {
  func invariants(_ rendered: RenderedCase) throws(GoldenError) -> InvariantCheck.Outcome {
    try rendered.invariants?.check(rendered, alter: alterStill) ?? InvariantCheck.Outcome()
  }

  func check(_ rendered: RenderedCase, _ result: inout CaseResult) throws(GoldenError) {
    let outcome = try invariants(rendered)
    result.checkedInvariants = outcome.checked
    result.brokenInvariants = outcome.broken
    guard !outcome.broken.isEmpty, result.status != .missing else { return }
    result.status = .different
    result.reason = result.reason ?? .invariants
  }
}
