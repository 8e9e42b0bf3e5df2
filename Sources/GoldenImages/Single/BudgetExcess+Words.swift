extension BudgetExcess {
  /// The excess as people read it, not rounded.
  public var words: String {
    let found = found.map { Self.number($0) } ?? "more than can be measured in it"
    return "\(part.rawValue) is \(Self.number(allowed)), found \(found)"
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
