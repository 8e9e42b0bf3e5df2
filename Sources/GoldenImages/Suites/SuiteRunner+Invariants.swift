extension SuiteRunner {
  func invariants(_ rendered: RenderedCase) throws(GoldenError) -> InvariantCheck.Outcome {
    try rendered.invariants?.check(rendered, alter: alterStill) ?? InvariantCheck.Outcome()
  }

  /// What cannot be drawn twice alike is no picture to hold against anything, whatever is recorded.
  func drawAgain(
    _ one: GoldenCase, _ rendered: RenderedCase, _ result: inout CaseResult
  ) throws(GoldenError) {
    let repeater = CaseRepeater(count: repeatCount, alter: alterDrawing)
    guard let other = try repeater.firstOther(one, than: rendered) else { return }
    result.otherDrawing = other
    result.status = .different
    result.reason = .drawings
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
