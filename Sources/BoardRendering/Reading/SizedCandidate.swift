import BoardModel
import Geometry

/// A candidate that turned out to be an item.
struct SizedCandidate {
  let candidate: Candidate
  let content: BoardItem.Content
  let size: Size

  init(_ candidate: Candidate, content: BoardItem.Content, size: Size) {
    self.candidate = candidate
    self.content = content
    self.size = size
  }
}

extension [SizedCandidate] {
  /// In the order asked for; what is equal there stays as it was.
  ///
  /// - Parameter seed: For shuffling; 0 where there is none.
  func sorted(by order: ItemOrder, seed: UInt64?) -> [SizedCandidate] {
    switch order {
    case .asListed: self
    case .name: stablySorted { FilePath.precedesNaturally($0.candidate.name, $1.candidate.name) }
    case .size: stablySorted { $0.size.width * $0.size.height > $1.size.width * $1.size.height }
    case .aspect: stablySorted { $0.size.width * $1.size.height > $1.size.width * $0.size.height }
    case .shuffle: shuffled(seed: seed ?? 0)
    }
  }

  private func stablySorted(_ precedes: (SizedCandidate, SizedCandidate) -> Bool)
    -> [SizedCandidate]
  {
    enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return true }
      return !precedes(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
  }

  /// Written out, since the standard library does not promise the same order in its next version.
  ///
  /// Source: Durstenfeld, "Algorithm 235: Random permutation", CACM 7(7), 1964.
  private func shuffled(seed: UInt64) -> [SizedCandidate] {
    var result = self
    var numbers = SplitMix(state: seed)
    for last in result.indices.dropFirst().reversed() {
      result.swapAt(last, numbers.next(below: last + 1))
    }
    return result
  }

  /// The items, each with an id of its own.
  ///
  /// A default id is the path without its extension; where two would be equal, with it; where that
  /// is not enough, with a number behind.
  func withIDs() -> [BoardItem] {
    let short = map { $0.candidate.id ?? $0.candidate.name.withoutExtension.idText }
    let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    var ids = UniqueIDs(taken: Set(compactMap(\.candidate.id)))
    return zip(self, short).map { found, short in
      let base = counts[short] == 1 ? short : found.candidate.name.idText
      var item = BoardItem(
        id: found.candidate.id ?? ids.id(from: base), content: found.content,
        naturalSize: found.size)
      item.span = found.candidate.span
      item.isPinned = found.candidate.isPinned
      item.caption = found.candidate.caption
      item.style = found.candidate.style
      item.badge = found.candidate.badge
      return item
    }
  }
}

extension FilePath {
  /// The path itself; where it is no UTF-8, the form in which people see it.
  fileprivate var idText: String { text ?? displayText }
}
