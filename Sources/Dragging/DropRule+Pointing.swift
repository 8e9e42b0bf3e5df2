import Geometry

extension DropRule {
  /// The item whose slot holds the finger.
  public static let underFinger = DropRule(name: "underFinger") { question in
    itemUnderFinger(question) ?? emptySection(question)
  }

  /// The item whose middle is nearest to the ghost's, when it is no further than half the ghost's
  /// width, and no further up or down than half its height; of equals the one with the lowest place.
  ///
  /// Only what is seen counts.
  public static let nearestCenter = DropRule(name: "nearestCentre") { question in
    let center = question.ghost.center
    let reach = question.ghost.width / 2
    var nearest: (item: Int, square: Double)?
    for item in candidates(question) {
      let other = question.map.slots[item].center
      let dx = other.x - center.x
      let dy = other.y - center.y
      let square = dx * dx + dy * dy
      if square <= reach * reach, dy.magnitude <= question.ghost.height / 2,
        nearest.map({ square < $0.square }) ?? true
      {
        nearest = (item, square)
      }
    }
    return nearest.map { .item($0.item) } ?? emptySection(question)
  }

  /// The item that the ghost covers most, when it covers at least a part of what it could: the lesser
  /// width times the lesser height of the two.
  public static func overlap(_ part: Double) -> DropRule {
    DropRule(name: "overlap") { question in
      var most: (item: Int, part: Double)?
      for item in candidates(question) {
        let covered = coveredPart(question.map.slots[item], by: question.ghost)
        if covered >= part, most.map({ covered > $0.part }) ?? true {
          most = (item, covered)
        }
      }
      return most.map { .item($0.item) } ?? emptySection(question)
    }
  }

  /// The item under the finger, unless it is a carried one.
  static func itemUnderFinger(_ question: DropQuestion) -> DropTarget? {
    question.order.items
      .first {
        !question.items.contains($0) && question.map.slots[$0].contains(question.finger)
      }
      .map { .item($0) }
  }

  /// The section that the finger is in, when it has no items.
  static func emptySection(_ question: DropQuestion) -> DropTarget? {
    let section = question.map.section(atY: question.finger.y)
    guard question.order.sections.indices.contains(section),
      question.order.sections[section].isEmpty
    else { return nil }
    return .section(section)
  }

  /// The items that are seen and not carried, in their order.
  private static func candidates(_ question: DropQuestion) -> [Int] {
    question.order.items.filter { item in
      !question.items.contains(item)
        && (question.visible?.intersects(question.map.slots[item]) ?? true)
    }
  }

  private static func coveredPart(_ slot: Rect, by ghost: Rect) -> Double {
    guard slot.intersects(ghost) else { return 0 }
    let width = min(slot.maxX, ghost.maxX) - max(slot.minX, ghost.minX)
    let height = min(slot.maxY, ghost.maxY) - max(slot.minY, ghost.minY)
    return width * height / (min(slot.width, ghost.width) * min(slot.height, ghost.height))
  }
}
