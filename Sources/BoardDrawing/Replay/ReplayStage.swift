import BoardModel
import Dragging
import Geometry
import Layouts
import Typesetting

/// The items of a board by their numbers, and where they lie in any order.
struct ReplayStage: Sendable {
  /// Also those that have left the board; a number stays with its item.
  private(set) var items: [BoardItem]

  /// What those that were appended are copies of, by their numbers.
  private(set) var originals: [Int: Int] = [:]

  private let board: Board
  private let sections: [BoardSection]
  private let first: ArrangedBoard
  private let typesetter: Typesetter?
  private var maps = SlotMapCache()

  /// Sections keep the number of columns that they have at first, whatever the order.
  ///
  /// - Parameter emptyMessage: nil leaves that of the board.
  init(_ arranged: ArrangedBoard, _ typesetter: Typesetter?, emptyMessage: String?) {
    var settings = arranged.board.settings
    settings.emptyMessage = emptyMessage ?? settings.emptyMessage
    self.typesetter = typesetter
    board = arranged.board.with(settings)
    items = board.items
    first = arranged
    var sections = board.sections
    for index in sections.indices where arranged.columnCounts.indices.contains(index) {
      sections[index].columns = .count(arranged.columnCounts[index])
    }
    self.sections = sections
  }

  /// The order in which the items stand at first.
  var order: DragOrder { DragOrder(sections: board.itemIndexes.map { Array($0) }) }

  /// Sections that nothing leaves or enters.
  var lockedSections: Set<Int> { Set(sections.indices.filter { sections[$0].isLocked }) }

  /// A new item that is a copy of another; its number.
  mutating func append(_ item: BoardItem, copyOf original: Int) -> Int {
    items.append(item)
    originals[items.count - 1] = original
    maps = SlotMapCache()
    return items.count - 1
  }

  func ids(_ order: DragOrder) -> [[String]] {
    order.sections.map { $0.map { items[$0].id } }
  }

  func number(ofID id: String, in order: DragOrder) -> Int? {
    order.items.first { items[$0].id == id }
  }

  /// The board in an order; as it is at first where a layout refuses, which none does that did not
  /// refuse the board itself.
  func arranged(_ order: DragOrder) -> ArrangedBoard {
    let parts = order.sections.map { $0.map { items[$0] } }
    do {
      return try ArrangedBoard(
        board.holding(parts, sections: sections), typesetter: typesetter)
    } catch {
      return first
    }
  }

  func map(_ order: DragOrder) -> SlotMap {
    maps.map(order) { slots(arranged(order), order) }
  }

  func slots(_ arranged: ArrangedBoard, _ order: DragOrder) -> SlotMap {
    var slots = [Rect](repeating: .zero, count: items.count)
    for (item, frame) in zip(order.items, arranged.arrangement.frames) { slots[item] = frame }
    let size = arranged.arrangement.size
    guard !arranged.sections.isEmpty else { return SlotMap(slots: slots, size: size) }
    return SlotMap(
      slots: slots, sections: arranged.sections.map(\.frame), contentHeight: size.height)
  }
}
