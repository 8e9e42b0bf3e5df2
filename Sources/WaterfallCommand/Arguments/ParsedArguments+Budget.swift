import GoldenImages

extension ParsedArguments {
  /// How much may differ, as in `maxShift=1,maxBadFrames=2`.
  func budget() throws(UsageError) -> GoldenBudget {
    var budget = GoldenBudget()
    budget.ignoredItems = try itemNames(.ignoreItems)
    guard let value = values[.budget] else { return budget }
    guard lists[.budget]?.count ?? 1 == 1 else { throw .givenTwice(.budget) }
    let pieces = value.text?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    let names = pieces.map { String($0.prefix { $0 != "=" }) }
    if let again = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
      throw .badValue(
        .budget, value: value, expected: "each name once, and \(names[again]) stands there twice")
    }
    guard !pieces.isEmpty, pieces.allSatisfy({ ParsedArguments.set(String($0), &budget) }) else {
      throw .badValue(
        .budget, value: value,
        expected: "names and numbers, as in maxShift=1,maxBadFrames=2; the names are "
          + "maxPixels, maxItemDelta, maxShift, maxBadFrames, maxConsecutiveBad, maxLagFrames "
          + "and maxDriftPx")
    }
    return budget
  }

  /// Whether a piece made sense.
  private static func set(_ piece: String, _ budget: inout GoldenBudget) -> Bool {
    let parts = piece.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let number = StrictNumber.double(parts[1]), number >= 0,
      number <= 1e9
    else { return false }
    if parts[0] == "maxShift" {
      budget.shift = number
      return true
    }
    if parts[0] == "maxDriftPx" {
      budget.drift = number
      return true
    }
    guard let whole = Int(exactly: number) else { return false }
    switch parts[0] {
    case "maxPixels": budget.differentPixels = whole
    case "maxItemDelta": budget.itemPixels = whole
    case "maxBadFrames": budget.differentFrames = whole
    case "maxConsecutiveBad": budget.consecutiveFrames = whole
    case "maxLagFrames": budget.lag = whole
    default: return false
    }
    return true
  }
}
