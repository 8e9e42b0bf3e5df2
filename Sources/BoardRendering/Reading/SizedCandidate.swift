import BoardModel
import Geometry

/// A candidate that turned out to be an item.
struct SizedCandidate {
  var candidate: Candidate
  let content: BoardItem.Content
  let size: Size

  /// When the picture was taken, where the file or its name says so.
  var date: String?

  /// In seconds since 1970; nil where there is no file.
  var modificationTime: Int?

  init(_ candidate: Candidate, content: BoardItem.Content, size: Size) {
    self.candidate = candidate
    self.content = content
    self.size = size
  }
}

extension SizedCandidate {
  /// With the fit and the cell's shape that the board says where the item says nothing; pictures
  /// that are to fill or to be contained in cells of no shape get square ones.
  func inheriting(_ overrides: BoardOverrides) -> SizedCandidate {
    var candidate = candidate
    let isSquare = candidate.fit == nil && (overrides.fit ?? .natural) != .natural
    candidate.aspect = candidate.aspect ?? overrides.aspect ?? (isSquare ? 1 : nil)
    candidate.fit = candidate.fit ?? overrides.fit
    var result = self
    result.candidate = candidate
    return result
  }
}

extension [SizedCandidate] {
  /// In the order asked for; of dates that are equal, in order of the names; what else is equal there stays as it was.
  ///
  /// - Parameter seed: For shuffling; 0 where there is none.
  func sorted(by order: ItemOrder, seed: UInt64?) -> [SizedCandidate] {
    switch order {
    case .asListed: self
    case .name: stablySorted { FilePath.precedesNaturally($0.candidate.name, $1.candidate.name) }
    case .date: sortedByDate()
    case .size: stablySorted { $0.size.width * $0.size.height > $1.size.width * $1.size.height }
    case .aspect: stablySorted { $0.size.width * $1.size.height > $1.size.width * $0.size.height }
    case .shuffle: shuffled(seed: seed ?? 0)
    }
  }

  /// By the date of the picture, else by that of the file; what has neither comes last.
  private func sortedByDate() -> [SizedCandidate] {
    let dated = map { found in
      (found, date: found.date ?? found.modificationTime.flatMap(FileTime.text(secondsSince1970:)))
    }
    return dated.stablySorted { left, right in
      switch (left.date, right.date) {
      case (let first?, let second?) where first != second: first < second
      case (_?, nil): true
      case (nil, _?): false
      default: FilePath.precedesNaturally(left.0.candidate.name, right.0.candidate.name)
      }
    }.map(\.0)
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
      item.date = found.date
      item.fit = found.candidate.fit ?? .natural
      item.aspect = found.candidate.aspect
      item.focus = found.candidate.focus ?? item.focus
      return item
    }
  }
}

extension FilePath {
  /// The path itself; where it is no UTF-8, the form in which people see it.
  fileprivate var idText: String { text ?? displayText }
}

extension Array {
  /// What neither precedes stays as it was.
  fileprivate func stablySorted(_ precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return true }
      return !precedes(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
  }
}
