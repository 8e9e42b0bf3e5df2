import Geometry

extension DropRule {
  /// The place whose slot, after all others have made room, comes nearest to the finger.
  ///
  /// Slots are compared by their distance from the finger, then by that of their middle. A move must
  /// gain a whole point, and what it gains is never given back while the finger is held still; so
  /// such a finger moves the item once at most. A finger in another section means that section,
  /// however far its slots are.
  public static let bestSlot = DropRule(
    name: "bestSlot", latch: 0,
    target: { itemUnderFinger($0) ?? emptySection($0) },
    places: { question, _ in
      let present = SlotScore(question.map.slots[question.item], finger: question.finger)
      return trialPlaces(question)
        .map { ($0, SlotScore(question.trialSlot($0), finger: question.finger)) }
        .filter { $0.0.section != question.from.section || $0.1.improves(on: present, by: 1) }
        .sorted { $0.1 < $1.1 }
        .map(\.0)
    })

  /// The other places of the section that the finger is in, as far as they are near the finger.
  private static func trialPlaces(_ question: DropQuestion) -> [Place] {
    let section = question.map.section(atY: question.finger.y)
    guard question.order.sections.indices.contains(section) else { return [] }
    let standing = question.order.sections[section]
    let last = standing.count { !question.items.contains($0) }
    return nearIndexes(question, among: standing)
      .filter { (0...last).contains($0) }
      .map { Place(section: section, index: $0) }
      .filter { $0 != question.from || question.items.count > 1 }
  }

  /// Indexes worth a trial: all of a small section, else those beside the slots next to the finger.
  private static func nearIndexes(_ question: DropQuestion, among standing: [Int]) -> [Int] {
    guard standing.count > 24 else { return Array(0...standing.count) }
    let distances = standing.map {
      SlotScore(question.map.slots[$0], finger: question.finger)
    }
    let nearest = distances.indices.sorted { distances[$0] < distances[$1] }.prefix(10)
    return Set(nearest.flatMap { [$0 - 1, $0, $0 + 1] }).sorted()
  }
}
