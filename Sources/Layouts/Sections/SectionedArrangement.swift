public import Geometry

/// Where the sections of a board and their items are.
public struct SectionedArrangement: Hashable, Sendable {
  /// The items of each section, placed on the board.
  public private(set) var arrangements: [Arrangement] = []

  public private(set) var sections: [SectionPlace] = []

  /// The whole board with its insets.
  public internal(set) var size = Size.zero

  public private(set) var itemCount = 0

  init() {}

  mutating func append(_ items: Arrangement, _ place: SectionPlace) {
    arrangements.append(items)
    sections.append(place)
    itemCount += items.frames.count
  }

  /// The places of all items, section after section.
  public var frames: [Rect] { arrangements.flatMap(\.frames) }

  /// The lane of every item within its section.
  public var columns: [Int] { arrangements.flatMap(\.columns) }

  /// How many lanes each item covers.
  public var spans: [Int] {
    arrangements.flatMap { part in part.frames.indices.map(part.span(ofItem:)) }
  }

  /// The section of an item, or nil where there is no such item.
  public func section(ofItem index: Int) -> Int? {
    sections.firstIndex { $0.itemIndexes.contains(index) }
  }
}
