/// Looks for the longest string of a dictionary that a frame's pixels go on with, where some pixels
/// may be drawn or not.
///
/// All strings that fit are followed at once, so no choice is made before it is known which one
/// lasts longest.
struct LZWMatch {
  struct Found {
    var code: UInt16
    var first: UInt8
    var length: Int
  }

  private struct Branch {
    var code: UInt16
    var first: UInt8
  }

  private var branches: [Branch] = []
  private var longer: [Branch] = []

  mutating func find(
    _ symbols: borrowing GIFSymbols, at start: Int, in dictionary: borrowing LZWDictionary
  ) -> Found {
    branches.removeAll(keepingCapacity: true)
    // Not drawn comes first, here and below: of equally long strings, runs of it serve again.
    if symbols.mayBeClear[start] {
      branches.append(Branch(code: UInt16(symbols.clear), first: symbols.clear))
    }
    let index = symbols.indices[start]
    if index != symbols.clear || branches.isEmpty {
      branches.append(Branch(code: UInt16(index), first: index))
    }
    var end = start + 1
    while end < symbols.indices.count {
      extend(symbols.indices[end], symbols.mayBeClear[end], symbols.clear, dictionary)
      if longer.isEmpty { break }
      swap(&branches, &longer)
      end += 1
    }
    return Found(code: branches[0].code, first: branches[0].first, length: end - start)
  }

  @inline(__always)
  private mutating func extend(
    _ index: UInt8, _ mayBeClear: Bool, _ clear: UInt8, _ dictionary: borrowing LZWDictionary
  ) {
    longer.removeAll(keepingCapacity: true)
    for branch in branches {
      if mayBeClear, let child = dictionary.child(of: branch.code, clear) {
        longer.append(Branch(code: child, first: branch.first))
      }
      if index != clear || !mayBeClear, let child = dictionary.child(of: branch.code, index) {
        longer.append(Branch(code: child, first: branch.first))
      }
    }
  }
}
