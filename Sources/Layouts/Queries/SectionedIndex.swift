public import Geometry

/// Answers questions about the places of a board with sections; items count through all of them.
public struct SectionedIndex: Sendable {
  public let arrangement: SectionedArrangement
  private let parts: [ArrangementIndex]

  public init(_ arrangement: SectionedArrangement) {
    self.arrangement = arrangement
    parts = arrangement.arrangements.map(ArrangementIndex.init)
  }

  /// The whole board with its insets.
  public var size: Size { arrangement.size }

  /// - Parameter index: of an item of the board.
  public func frame(ofItem index: Int) -> Rect {
    let section = firstSection { $0.itemIndexes.upperBound > index }
    precondition(section < parts.count, "the board has no item \(index)")
    return parts[section].frame(ofItem: index - offset(of: section))
  }

  /// The section that owns a height of the board, if any.
  public func section(atY y: Double) -> Int? {
    let section = firstSection { $0.frame.maxY > y }
    guard section < parts.count, arrangement.sections[section].frame.minY <= y else { return nil }
    return section
  }

  /// The items that share area with a rectangle, by index.
  public func items(in rect: Rect) -> [Int] {
    var found: [Int] = []
    var section = firstSection { $0.frame.maxY > rect.minY }
    while section < parts.count, arrangement.sections[section].frame.minY < rect.maxY {
      found += parts[section].items(in: rect).map { $0 + offset(of: section) }
      section += 1
    }
    return found
  }

  /// The item that owns a place, if any.
  public func item(at point: Point) -> Int? {
    guard let section = section(atY: point.y) else { return nil }
    return parts[section].item(at: point).map { $0 + offset(of: section) }
  }

  /// The item with area whose frame is nearest to a place, the first of equally near ones.
  public func nearestItem(to point: Point) -> Int? {
    var nearest = NearestItem()
    let middle = firstSection { $0.frame.maxY > point.y }
    for section in stride(from: middle, to: parts.count, by: 1) {
      guard arrangement.sections[section].frame.minY - point.y <= nearest.distance else { break }
      consider(section, &nearest, point)
    }
    for section in stride(from: middle - 1, through: 0, by: -1) {
      guard point.y - arrangement.sections[section].frame.maxY <= nearest.distance else { break }
      consider(section, &nearest, point)
    }
    return nearest.item
  }

  private func consider(_ section: Int, _ nearest: inout NearestItem, _ point: Point) {
    guard let item = parts[section].nearestItem(to: point) else { return }
    nearest.consider(item + offset(of: section), parts[section].frame(ofItem: item), from: point)
  }

  private func offset(of section: Int) -> Int {
    arrangement.sections[section].itemIndexes.lowerBound
  }

  /// The first section of which something holds that holds of all after it, or the number of them.
  private func firstSection(_ holds: (SectionPlace) -> Bool) -> Int {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if holds(arrangement.sections[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
