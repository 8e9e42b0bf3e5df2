import Geometry

/// What became of each item from one layout to another, and why.
public struct LayoutDifference: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public let id: String
    public let change: LayoutChange
  }

  /// Those of the first layout in its order, then those that appeared.
  public let items: [Item]

  /// Whether items that are in both stand in another order.
  public let isReordered: Bool

  /// Why items moved that else stayed as they were; nil where no item gives a reason.
  public let cause: Item?

  /// - Parameters: the items in the order of their layouts, in which an item is followed by those that
  ///   its size can move.
  public init(from golden: [RecordedItem], to actual: [RecordedItem]) {
    let before = Dictionary(
      golden.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(
      actual.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let appeared = actual.filter { before[$0.id] == nil }
    items = (golden + appeared).map {
      Item(id: $0.id, change: LayoutChange(before[$0.id], after[$0.id]))
    }
    isReordered =
      golden.map(\.id).filter { after[$0] != nil } != actual.map(\.id).filter { before[$0] != nil }
    cause = items.first { item in
      switch item.change {
      case .resized, .appeared, .vanished: true
      case .same, .moved: false
      }
    }
  }

  public var isSame: Bool { !isReordered && items.allSatisfy { $0.change == .same } }

  /// The items that moved and are else as they were.
  public var moved: [Item] {
    items.filter { item in
      if case .moved = item.change { true } else { false }
    }
  }

  /// One sentence for each thing that happened, items that only follow another taken together.
  public var sentences: [String] {
    var sentences: [String] = []
    for item in items {
      switch item.change {
      case .same, .moved: break
      case .appeared: sentences.append("item \(item.id) appeared")
      case .vanished: sentences.append("item \(item.id) vanished")
      case .resized where item != cause || moved.isEmpty:
        sentences.append("item \(item.id) \(item.change.words)")
      case .resized: break
      }
    }
    if let sentence = movement { sentences.insert(sentence, at: 0) }
    if isReordered { sentences.append("items stand in another order") }
    return sentences
  }

  /// Why so many moved, or by how much.
  private var movement: String? {
    guard let first = moved.first else { return nil }
    let who = moved.count == 1 ? "item \(first.id)" : "\(moved.count) items"
    if let cause {
      return "\(who) moved because \(cause.id) \(cause.change.words)"
    }
    guard moved.allSatisfy({ $0.change == first.change }) else {
      return who + " moved, each another way"
    }
    return "\(who) \(first.change.words)"
  }
}
