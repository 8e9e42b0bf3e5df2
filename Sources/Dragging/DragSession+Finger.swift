import Geometry

/// What the finger brings about.
extension DragSession {
  /// Only an idle session, or one whose last ghost still flies, takes a new press.
  mutating func press(at point: Point) {
    switch state {
    case .pressed, .carrying: return
    // The old ghost may fly on; what it stands for is over.
    case .dropping(let flight): land(flight)
    case .cancelling(let flight): comeHome(flight)
    case .idle: break
    }
    let item = map.item(at: onBoard(point))
    answer(.press(item: item))
    guard let item else { return }
    state = .pressed(Press(item: item, point: point, time: time))
    advance(to: time)
  }

  mutating func move(to point: Point) {
    switch state {
    case .pressed(let press):
      if point.squaredDistance(to: press.point) > settings.slop * settings.slop { state = .idle }
    case .carrying(var carry):
      guard point.x.isFinite, point.y.isFinite else { return look() }
      if point != carry.finger {
        carry.finger = point
        state = .carrying(carry)
        answer(.carry(to: carry.grip.frame(finger: onBoard(point))))
      }
      look()
    case .idle, .dropping, .cancelling: return
    }
  }

  /// Looks once more when the finger leaves at another point than it was at last.
  mutating func release(at point: Point) {
    if case .carrying(let carry) = state, carry.finger != point { move(to: point) }
    switch state {
    case .pressed: state = .idle
    case .carrying(let carry):
      let ghost = carry.grip.frame(finger: onBoard(carry.finger))
      answer(.drop(item: carry.item, from: ghost, to: map.slots[carry.item]))
      state = .dropping(flight(of: carry))
    case .idle, .dropping, .cancelling: return
    }
  }

  /// Puts order and offset back as they were before the drag.
  mutating func cancel() {
    var flight: Flight
    let ghost: Rect
    switch state {
    case .pressed:
      state = .idle
      outcome = .cancelled
      return
    case .carrying(let carry):
      flight = self.flight(of: carry)
      ghost = carry.grip.frame(finger: onBoard(carry.finger))
    case .dropping(let dropped):
      flight = dropped
      flight.end = time + settings.drop
      ghost = map.slots[flight.item]
    case .idle, .cancelling: return
    }
    let home = flight.home
    if order != home.order {
      order = home.order
      map = arrange(order)
    }
    state = .cancelling(flight)
    answer(.cancel(item: flight.item, from: ghost, to: map.slots[flight.item]))
    if let offset = home.offset, offset != viewport?.offset {
      viewport?.jump(to: offset)
      answer(.scroll(to: offset))
    }
  }

  private func flight(of carry: Carry) -> Flight {
    Flight(
      item: carry.item, items: carry.items, end: time + settings.drop, home: carry.home,
      wasRefused: carry.wasRefused)
  }
}
