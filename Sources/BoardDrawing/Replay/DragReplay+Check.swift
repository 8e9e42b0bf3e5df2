public import BoardModel

extension DragReplay {
  /// What came out otherwise than expected; empty where all is as it should be.
  public func differences(from expectation: GestureExpectation) -> [ReplayDifference] {
    result.differences(from: expectation)
  }
}

extension ReplayResult {
  /// What came out otherwise than expected; empty where all is as it should be.
  public func differences(from expectation: GestureExpectation) -> [ReplayDifference] {
    var differences: [ReplayDifference] = []
    func compare(_ key: String, _ expected: String, _ actual: String) {
      if expected != actual {
        differences.append(ReplayDifference(key: key, expected: expected, actual: actual))
      }
    }
    if let wanted = expectation.result { compare("result", wanted.rawValue, outcome.rawValue) }
    if let wanted = expectation.moves { compare("moves", "\(wanted)", "\(moves)") }
    switch expectation.order {
    case .flat(let ids): compare("order", ids.listed, order.flatMap(\.self).listed)
    case .sections(let ids):
      compare(
        "order", ids.map { "[\($0.listed)]" }.joined(separator: ", "),
        order.map { "[\($0.listed)]" }.joined(separator: ", "))
    case nil: break
    }
    return differences
  }
}

extension [String] {
  /// The texts, each in quotes.
  fileprivate var listed: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}
