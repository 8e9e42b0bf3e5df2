import Geometry

/// What the finger's place means: hit test, policy, move.
extension DragSession {
  /// Looks where the carried item is held and moves it in the order, once at most.
  mutating func look() {
    guard case .carrying(var carry) = state else { return }
    let finger = onBoard(carry.finger)
    guard carry.judged != finger, let from = order.place(of: carry.item) else { return }
    let question = question(carry, from: from, finger: finger)
    let rule = settings.dropRule
    let target = rule.target(question)
    let targetPlace = target.flatMap(question.place(over:))

    if let target, let targetPlace {
      let move = DragMove(item: carry.item, from: from, to: targetPlace)
      if let refusal = policy.refusal(move, over: target) {
        if carry.refused != target {
          answer(.refused(item: carry.item, over: target, because: refusal))
        }
        carry.refused = target
        carry.wasRefused = true
        carry.judged = finger
        state = .carrying(carry)
        return
      }
    }
    carry.refused = nil
    if let latch = rule.latch, let moved = carry.moved,
      finger == moved || finger.squaredDistance(to: moved) < latch * latch
    {
      state = .carrying(carry)
      return
    }
    let choice = rule.places(question, target).first { place in
      // What the target stands for has been asked already.
      place == targetPlace
        || policy.allows(
          DragMove(item: carry.item, from: from, to: place), replacing: order.item(at: place))
    }
    let hasMoved = choice.map { commit(carry.item, with: carry.items, to: $0) } ?? false
    if hasMoved { carry.moved = finger }
    carry.judged = hasMoved ? nil : finger
    state = .carrying(carry)
  }

  /// Changes the order, then tells of it; false when the order stays the same.
  ///
  /// - Parameter items: all that move, the one itself among them.
  mutating func commit(_ item: Int, with items: [Int], to place: Place) -> Bool {
    let next = relocation(items, to: place).applied(to: order)
    guard next != order, let from = order.place(of: item), let final = next.place(of: item) else {
      return false
    }
    order = next
    map = arrange(next)
    answer(.didMove(DragMove(item: item, from: from, to: final)))
    return true
  }

  private func relocation(_ items: [Int], to place: Place) -> Relocation {
    var relocation = Relocation(items: items, to: place)
    relocation.yielding = settings.yielding
    relocation.pinned = policy.pinned
    relocation.slots = map.slots
    return relocation
  }

  private func question(_ carry: Carry, from: Place, finger: Point) -> DropQuestion {
    let order = order
    let arrange = arrange
    let template = relocation(carry.items, to: from)
    let item = carry.item
    return DropQuestion(
      item: item, items: Set(carry.items), from: from, order: order, map: map, finger: finger,
      ghost: carry.grip.frame(finger: finger), visible: viewport?.visible,
      trialSlot: { place in
        var trial = template
        trial.destination = place
        return arrange(trial.applied(to: order)).slots[item]
      })
  }
}
