import Geometry

/// Moves without a finger, under the same policy.
extension DragSession {
  /// Moves an item to the nearest slot in a direction, a whole drag at one moment.
  ///
  /// Nothing happens while a finger is down, and nothing at the rim of the board.
  public mutating func nudge(
    _ item: Int, toward direction: Direction, at moment: Double
  ) -> [DragRecord] {
    let others = order.items.filter { $0 != item }
    guard map.slots.indices.contains(item),
      let nearest = direction.nearestSlot(
        to: map.slots[item], among: others.map { map.slots[$0] }),
      let place = order.place(of: others[nearest])
    else { return [] }
    return move(item, to: place, at: moment)
  }

  /// Moves an item to a final place, a whole drag at one moment; not while a finger is down.
  public mutating func move(_ item: Int, to place: Place, at moment: Double) -> [DragRecord] {
    advance(to: moment.isFinite ? max(moment, time) : time)
    guard case .idle = state, let from = order.place(of: item),
      order.sections.indices.contains(place.section)
    else { return takeAnswers() }
    if let refusal = policy.refusal(toLift: item, from: from) {
      outcome = .rejected
      answer(.refused(item: item, over: nil, because: refusal))
      return takeAnswers()
    }
    let target = order.item(at: place).map(DropTarget.item) ?? .section(place.section)
    let wanted = DragMove(item: item, from: from, to: place)
    answer(.willBegin(item: item, at: from))
    if let refusal = policy.refusal(wanted, over: target) {
      outcome = .rejected
      answer(.refused(item: item, over: target, because: refusal))
    } else {
      outcome = commit(item, with: [item], to: place) ? .moved : .unchanged
    }
    answer(.didEnd(DragMove(item: item, from: from, to: order.place(of: item) ?? from)))
    return takeAnswers()
  }

  /// Moves what is carried to a final place whatever the drop rule says, if the policy allows it.
  ///
  /// For scripts that must end in a given order; to be called before the finger is lifted.
  public mutating func moveCarried(to place: Place, at moment: Double) -> [DragRecord] {
    advance(to: moment.isFinite ? max(moment, time) : time)
    if case .carrying(var carry) = state, let from = order.place(of: carry.item), place != from,
      order.sections.indices.contains(place.section),
      policy.allows(
        DragMove(item: carry.item, from: from, to: place), replacing: order.item(at: place)),
      commit(carry.item, with: carry.items, to: place)
    {
      carry.moved = onBoard(carry.finger)
      carry.judged = carry.moved
      state = .carrying(carry)
    }
    return takeAnswers()
  }
}
