/// The order of a board's items, section by section.
///
/// An item is a number that stays with it however the order changes, such as its index on the board
/// as it was read.
public struct DragOrder: Hashable, Sendable {
  public private(set) var sections: [[Int]]

  /// - Precondition: no number is below 0, and each stands once. Numbers of items that have left the
  ///   board may be missing.
  public init(sections: [[Int]]) {
    let items = sections.flatMap(\.self)
    precondition(
      Set(items).count == items.count && items.allSatisfy { $0 >= 0 },
      "items are numbered from 0, and each stands once")
    self.init(checked: sections)
  }

  /// One section, in the order of the numbers.
  public init(itemCount: Int) {
    self.init(checked: [Array(0..<itemCount)])
  }

  init(checked sections: [[Int]]) {
    self.sections = sections
  }

  /// All items from the first section to the last.
  public var items: [Int] { sections.flatMap(\.self) }

  public func place(of item: Int) -> Place? {
    for (section, items) in sections.enumerated() {
      if let index = items.firstIndex(of: item) {
        return Place(section: section, index: index)
      }
    }
    return nil
  }

  /// The item at a place; nil past the end of its section.
  public func item(at place: Place) -> Int? {
    guard sections.indices.contains(place.section),
      sections[place.section].indices.contains(place.index)
    else { return nil }
    return sections[place.section][place.index]
  }
}
