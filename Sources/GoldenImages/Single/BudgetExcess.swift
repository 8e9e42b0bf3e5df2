import ImageComparison

/// A part of a budget that a case went over.
public struct BudgetExcess: Hashable, Sendable {
  /// What a budget has parts for, by the names that people write.
  public enum Part: String, Hashable, Sendable {
    case maxPixels, maxItemDelta, maxShift, maxDriftPx, maxBadFrames, maxConsecutiveBad
    case maxLagFrames
  }

  public let part: Part

  /// In the unit of the part, as ``found`` is.
  public let allowed: Double

  /// Nil where it cannot be measured: an item appeared, vanished, or has another size, or its pixels do
  /// not stand where the layout says.
  public let found: Double?
}

extension GoldenBudget {
  /// The parts that were set and not enough; none where something else than pixels differs.
  func excesses(_ findings: CaseResult) -> [BudgetExcess] {
    guard findings.reason == .pixels, !allows(findings) else { return [] }
    let bad = findings.differentFrames.filter { !allows($0, findings) }
    let extents = bad.compactMap(\.extent)
    var found: [(BudgetExcess.Part, allowed: Double, found: Double?)] = []
    func add(_ part: BudgetExcess.Part, _ allowed: Double, _ values: [Double]) {
      guard allowed > 0, let most = values.max(), most > allowed else { return }
      found.append((part, allowed, most.isFinite ? most : nil))
    }
    add(
      .maxPixels, Double(differentPixels),
      bad.compactMap { $0.comparison.map { Double($0.diffCount) } })
    add(.maxItemDelta, Double(itemPixels), extents.map { Double($0.pixels) })
    add(.maxShift, findings.fps == nil ? shift : 0, extents.map(\.shift))
    add(.maxDriftPx, findings.fps == nil ? 0 : drift, extents.map { $0.shift * $0.scale })
    add(.maxBadFrames, Double(differentFrames), findings.fps == nil ? [] : [Double(bad.count)])
    if let consecutiveFrames, findings.fps != nil, longestRun(bad) > consecutiveFrames {
      found.append((.maxConsecutiveBad, Double(consecutiveFrames), Double(longestRun(bad))))
    }
    add(.maxLagFrames, Double(lag), findings.verdict?.lag.map { [Double($0)] } ?? [])
    return found.map { BudgetExcess(part: $0.0, allowed: $0.allowed, found: $0.found) }
  }
}
