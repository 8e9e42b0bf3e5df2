/// A checked board: every item has a size and an id of its own, and the settings make sense.
public struct Board: Hashable, Sendable {
  public let settings: BoardSettings

  /// In the order in which they are placed.
  public let items: [BoardItem]

  /// - Throws: ``BoardError/duplicateID(_:first:second:)`` or ``BoardError/heightsContradict(minimum:maximum:)``.
  public init(settings: BoardSettings, items: [BoardItem]) throws(BoardError) {
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
    self.settings = settings
    self.items = items
  }

  /// The board without some of its items.
  public func removing(_ ids: Set<String>) -> Board {
    Board(unchecked: settings, items: items.filter { !ids.contains($0.id) })
  }

  private init(unchecked settings: BoardSettings, items: [BoardItem]) {
    self.settings = settings
    self.items = items
  }
}
