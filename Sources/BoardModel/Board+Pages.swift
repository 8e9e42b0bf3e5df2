extension Board {
  /// Some of the items as a board of their own, with the sections that they are in.
  ///
  /// A section that began before shows its header again; one that goes on has its footer where it
  /// ends. A section without items stands before the item that follows it.
  public func part(_ range: Range<Int>) -> Board {
    let itemIndexes = itemIndexes
    let parts = sectionIndexes(ofPart: range).map { index in
      let indexes = itemIndexes[index]
      let shared = indexes.clamped(to: range)
      var part = sections[index]
      part.itemCount = shared.count
      if shared.upperBound < indexes.upperBound {
        part.footer = nil
        part.hasSeparator = false
      }
      return part
    }
    return Board(unchecked: settings, items: Array(items[range]), sections: parts)
  }

  /// The sections that ``part(_:)`` keeps, by their indexes.
  public func sectionIndexes(ofPart range: Range<Int>) -> [Int] {
    zip(sections.indices, itemIndexes).filter { _, indexes in
      indexes.isEmpty
        ? range.contains(indexes.lowerBound)
          || range.upperBound == items.count && indexes.lowerBound == items.count
        : !indexes.clamped(to: range).isEmpty
    }.map(\.0)
  }

  /// The same board with other settings.
  public func with(_ change: (inout BoardSettings) -> Void) -> Board {
    var settings = settings
    change(&settings)
    return Board(unchecked: settings, items: items, sections: sections)
  }
}
