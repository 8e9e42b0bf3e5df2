/// Who may move, and where to.
public struct DragPolicy: Sendable {
  public var sections: SectionRule

  /// Sections that nothing leaves or enters; within them items may still move.
  public var lockedSections: Set<Int> = []

  /// Items that do not lift and keep their index while others move.
  public var pinned: Set<Int> = []

  /// Asked at the lift, for each item that would lift.
  public var canMove: @Sendable (Int) -> Bool = { _ in true }

  /// Asked for each candidate, whatever ``canMove`` said. Must give equal answers to equal questions.
  public var canMoveTo: @Sendable (DragMove) -> Bool = { _ in true }

  public init(sections: SectionRule = .own) {
    self.sections = sections
  }

  /// Why an item does not lift; nil when it does.
  func refusal(toLift item: Int, from place: Place) -> Refusal? {
    if case .only(let section) = sections, section != place.section { return .section }
    if pinned.contains(item) { return .pinned }
    return canMove(item) ? nil : .immovable
  }

  /// Why an item may not go over a target; nil when it may.
  func refusal(_ move: DragMove, over target: DropTarget) -> Refusal? {
    if !allows(from: move.from.section, to: move.to.section) { return .section }
    guard case .item(let other) = target else { return nil }
    if pinned.contains(other) { return .pinned }
    return canMoveTo(move) ? nil : .destination
  }

  /// Whether an item may stand at a place, at which another stands now or none.
  func allows(_ move: DragMove, replacing other: Int?) -> Bool {
    allows(from: move.from.section, to: move.to.section)
      && !(other.map(pinned.contains) ?? false) && canMoveTo(move)
  }

  private func allows(from origin: Int, to destination: Int) -> Bool {
    let isOpen =
      switch sections {
      case .own: origin == destination
      case .any: true
      case .only(let section): destination == section
      }
    return isOpen
      && (origin == destination
        || lockedSections.isDisjoint(with: [origin, destination]))
  }
}
