public import ImageComparison

extension CaseResult {
  /// All frames, each beside the one of its number.
  var pairsByNumber: [FramePair] {
    (0..<max(frameCount, goldenFrameCount)).map {
      FramePair($0, goldenCount: goldenFrameCount, actualCount: frameCount)
    }
  }

  /// All frames, each beside the one that it is held against where people are told of it.
  public var pairs: [FramePair] { alignedPairs ?? pairsByNumber }

  /// The frames that people are told of: where some were dropped or inserted, only what differs from
  /// what it corresponds to.
  public var toldFrames: [FrameResult] { alignedFrames ?? frames }

  /// The recorded frame that a drawn one is held against where people are told of it.
  public func golden(of actual: Int) -> Int? { pairs.first { $0.actual == actual }?.golden }

  public var summary: SequenceSummary {
    let results = Dictionary(
      toldFrames.map { ($0.pair, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = pairs
    let counts = pairs.map { pair -> Int? in
      guard let result = results[pair], !result.passes else { return 0 }
      return result.comparison.map { max(1, $0.diffCount) }
    }
    return SequenceSummary(
      counts: counts, numbers: pairs.map(\.number), settlesEqual: settlesEqual)
  }

  /// The first frame that differs, the one that differs most, and the last one; each once.
  var tellingFrames: [FrameResult] {
    let different = toldFrames.filter { !$0.passes }
    var places: Set<Int> = []
    if !different.isEmpty { places = [0, different.count - 1] }
    let most = different.indices.max { a, b in
      (different[a].comparison?.diffCount ?? -1, -a)
        < (different[b].comparison?.diffCount ?? -1, -b)
    }
    if let most { places.insert(most) }
    return places.sorted().map { different[$0] }
  }
}
