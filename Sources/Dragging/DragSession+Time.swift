import Geometry

/// What time alone brings about.
extension DragSession {
  mutating func advance(to moment: Double) {
    // Moments are sums of durations; an error of rounding must not cost a frame.
    let slack = 1e-9
    switch state {
    case .pressed(let press) where press.time + settings.longPress <= moment + slack:
      time = press.time + settings.longPress
      lift(press)
      advance(to: max(moment, time))
    case .carrying:
      scroll(over: moment - time)
      time = moment
    case .dropping(let flight) where flight.end <= moment + slack:
      time = min(flight.end, moment)
      land(flight)
      time = moment
    case .cancelling(let flight) where flight.end <= moment + slack:
      time = min(flight.end, moment)
      comeHome(flight)
      time = moment
    default:
      time = moment
    }
  }

  /// Lifts the pressed item, if it may, with the selection it belongs to.
  private mutating func lift(_ press: Press) {
    state = .idle
    guard let place = order.place(of: press.item) else { return }
    if let refusal = policy.refusal(toLift: press.item, from: place) {
      outcome = .rejected
      return answer(.refused(item: press.item, over: nil, because: refusal))
    }
    let items =
      selection.contains(press.item)
      ? order.items.filter { $0 == press.item || (selection.contains($0) && mayLift($0)) }
      : [press.item]
    let slot = map.slots[press.item]
    let grip = Grip(slot: slot, grabbed: onBoard(press.point), hold: settings.hold)
    let home = DragHome(order: order, place: place, offset: viewport?.offset)
    state = .carrying(
      Carry(
        item: press.item, items: items, grip: grip, start: time, finger: press.point, home: home))
    answer(.lift(item: press.item, from: slot, with: items.filter { $0 != press.item }))
    answer(.willBegin(item: press.item, at: place))
    answer(.carry(to: grip.frame(finger: grip.grabbed)))
  }

  private func mayLift(_ item: Int) -> Bool {
    guard let place = order.place(of: item) else { return false }
    return policy.refusal(toLift: item, from: place) == nil
  }

  /// Scrolls as the finger, which stayed where it was, has asked for meanwhile.
  private mutating func scroll(over duration: Double) {
    guard case .carrying(var carry) = state, var viewport, duration > 0 else { return }
    var ghost = carry.grip.frame(finger: onBoard(carry.finger))
    ghost.y -= viewport.offset
    let target = settings.autoScroll.targetSpeed(
      ghost: ghost, finger: carry.finger, height: viewport.size.height)
    let distance = carry.motion.advance(
      towards: target, over: duration, by: settings.autoScroll.acceleration)
    let before = viewport.offset
    if viewport.scroll(by: distance, contentHeight: map.contentHeight) {
      carry.motion.halt()
    }
    self.viewport = viewport
    state = .carrying(carry)
    if viewport.offset != before {
      answer(.scroll(to: viewport.offset), at: time + duration)
      answer(.carry(to: carry.grip.frame(finger: onBoard(carry.finger))), at: time + duration)
    }
  }

  /// Ends a drop, at the latest now.
  mutating func land(_ flight: Flight) {
    let place = order.place(of: flight.item) ?? flight.home.place
    state = .idle
    outcome =
      order != flight.home.order ? .moved : flight.wasRefused ? .rejected : .unchanged
    answer(
      .didEnd(DragMove(item: flight.item, from: flight.home.place, to: place)),
      at: min(flight.end, time))
  }

  /// Ends a cancelled drag, at the latest now.
  mutating func comeHome(_ flight: Flight) {
    state = .idle
    outcome = .cancelled
    answer(.didCancel(item: flight.item), at: min(flight.end, time))
  }
}
