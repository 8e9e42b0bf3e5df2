/// A text as characters that people see as one, which no line break and no change of font divides.
struct TextClusters {
  private(set) var scalars: [Unicode.Scalar] = []

  /// For each cluster the index after its last scalar.
  private var ends: [Int] = []

  var count: Int { ends.count }

  mutating func append(_ cluster: some Sequence<Unicode.Scalar>) {
    scalars.append(contentsOf: cluster)
    ends.append(scalars.count)
  }

  /// The indices of a cluster's scalars.
  func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  subscript(index: Int) -> ArraySlice<Unicode.Scalar> {
    scalars[range(of: index)]
  }

  func part(_ range: Range<Int>) -> TextClusters {
    var part = TextClusters()
    for index in range { part.append(self[index]) }
    return part
  }

  /// Where the spaces begin that end a part.
  func endWithoutSpaces(_ range: Range<Int>) -> Int {
    range.last { !LineBreakClass(self[$0].first).isSpace }.map { $0 + 1 } ?? range.lowerBound
  }
}
