/// A checked board: every item has a size and an id of its own, and the settings make sense.
public struct Board: Hashable, Sendable {
  public let settings: BoardSettings

  /// Section after section, in the order in which they are placed.
  public let items: [BoardItem]

  /// At least one; together they hold all items.
  public let sections: [BoardSection]

  /// - Parameter sections: empty where all items are in one section that is like none.
  /// - Throws: ``BoardError/duplicateID(_:first:second:)``,
  ///   ``BoardError/heightsContradict(minimum:maximum:)``, or ``BoardError/badValue(_:expected:)``
  ///   for sections on a board of natural width.
  public init(settings: BoardSettings, items: [BoardItem], sections: [BoardSection] = [])
    throws(BoardError)
  {
    guard settings.minimumItemHeight <= settings.maximumItemHeight else {
      throw .heightsContradict(
        minimum: settings.minimumItemHeight, maximum: settings.maximumItemHeight)
    }
    var places: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      if let first = places.updateValue(index, forKey: item.id) {
        throw .duplicateID(item.id, first: first, second: index)
      }
    }
    let sections = sections.isEmpty ? [BoardSection(itemCount: items.count)] : sections
    precondition(
      sections.reduce(0) { $0 + $1.itemCount } == items.count, "every item is in one section")
    self.init(counting: settings, items: items, sections: sections)
    guard settings.width != .natural || settings.height == nil else {
      throw .badValue("canvas.width", expected: "a number, since there is a height")
    }
    guard settings.width != .natural || !hasSections else {
      throw .badValue("canvas.width", expected: "a number, since there are sections")
    }
  }

  /// Whether something is said of sections at all.
  public var hasSections: Bool { sections.count != 1 || !sections[0].isPlain }

  /// Whether it takes fonts to draw the board.
  public var hasText: Bool {
    settings.title != nil || settings.emptyMessage != nil && sections[0].itemCount == 0
      || sections.contains {
        !$0.text(of: $0.header).isEmpty || !$0.text(of: $0.footer).isEmpty
      }
      || items.contains { item in
        if case .count = item.badge { return true }
        return !settings.style.overridden(by: item.style).caption.text(for: item).isEmpty
      }
  }

  /// The indexes of the items of each section.
  public var itemIndexes: [Range<Int>] {
    var end = 0
    return sections.map { section in
      defer { end += section.itemCount }
      return end..<end + section.itemCount
    }
  }

  /// The board without some of its items.
  public func removing(_ ids: Set<String>) -> Board {
    var left = sections
    for (index, indexes) in itemIndexes.enumerated() {
      left[index].itemCount = items[indexes].count { !ids.contains($0.id) }
    }
    let rest = items.filter { !ids.contains($0.id) }.map { item in
      var item = item
      item.number = 0
      return item
    }
    for index in left.indices { left[index].wholeCount = nil }
    var settings = settings
    settings.title?.count = nil
    return Board(counting: settings, items: rest, sections: left)
  }

  /// The board without the picture under it.
  public func withoutBackdrop() -> Board {
    var settings = settings
    settings.backdrop = nil
    return Board(unchecked: settings, items: items, sections: sections)
  }

  /// The board with another number of pixels a point.
  public func scaled(to scale: Double) -> Board {
    var settings = settings
    settings.scale = scale
    return Board(unchecked: settings, items: items, sections: sections)
  }

  /// Numbers the items that have no number, and counts them where nobody has.
  private init(counting settings: BoardSettings, items: [BoardItem], sections: [BoardSection]) {
    var (settings, items, sections) = (settings, items, sections)
    for index in items.indices where items[index].number == 0 { items[index].number = index + 1 }
    for index in sections.indices where sections[index].wholeCount == nil {
      sections[index].wholeCount = sections[index].itemCount
    }
    if var title = settings.title, title.count == nil {
      title.count = items.count
      settings.title = title
    }
    self.init(unchecked: settings, items: items, sections: sections)
  }

  /// The board with other items in its sections, and sections that are told otherwise.
  ///
  /// - Parameters:
  ///   - items: of each section; whoever calls sees to it that no two have the same id.
  ///   - sections: as many as before; how many items they have is counted anew.
  public func holding(_ items: [[BoardItem]], sections: [BoardSection]) -> Board {
    precondition(items.count == sections.count, "every section has items, or none")
    var counted = sections
    for (index, part) in items.enumerated() {
      counted[index].itemCount = part.count
      counted[index].wholeCount = part.count
    }
    return Board(unchecked: settings, items: items.flatMap(\.self), sections: counted)
  }

  /// The board with other settings, whose heights do not contradict each other.
  public func with(_ settings: BoardSettings) -> Board {
    Board(unchecked: settings, items: items, sections: sections)
  }

  init(unchecked settings: BoardSettings, items: [BoardItem], sections: [BoardSection]) {
    self.settings = settings
    self.items = items
    self.sections = sections
  }
}
