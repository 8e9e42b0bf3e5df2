import Animation
import BoardModel
import Dragging
import Geometry

/// What the drag session's answers mean for the board.
extension GesturePlayer {
  mutating func take(_ records: [DragRecord]) {
    for record in records { take(record.effect, at: record.time) }
  }

  private mutating func take(_ effect: DragEffect, at moment: Double) {
    switch effect {
    case .carry: break
    case .lift(let item, let slot, let others): lift(item, slot, others, at: moment)
    case .didMove:
      moves += 1
      change(at: moment)
    case .refused(_, let over, let refusal):
      touch?.hasCarried = true
      if over != nil, refusal == .section { notify(at: moment) }
    case .scroll(let offset):
      if case .cancelling = session.state {
        tape.timeline.move(
          .view, to: .offset(offset), at: moment, over: settings.drop, easing: easing)
      } else {
        tape.timeline.place(.view, in: .offset(offset), at: moment)
      }
    case .drop: release(at: moment)
    case .cancel:
      if session.order != tape.scene.order { change(at: moment) }
      release(at: moment)
    case .didEnd, .didCancel: arrive(at: moment)
    case .press, .willBegin: break
    }
    if let event = event(of: effect, at: moment) { tape.events.append(event) }
    call(effect)
  }

  private mutating func lift(_ item: Int, _ slot: Rect, _ others: [Int], at moment: Double) {
    guard let touch else { return }
    self.touch?.hasCarried = true
    let hold = settings.hold
    let leader = Grip(slot: slot, grabbed: onBoard(touch.origin), hold: hold)
    for (depth, number) in ([item] + others).enumerated() {
      let own = session.map.slots[number]
      let pose = tape.pose(of: number, at: moment) ?? Pose(frame: own)
      let grip = Grip(slot: own, grabbed: leader.grabbed, hold: hold)
      tape.begin(
        GhostCarry(
          item: number, grip: depth == 0 ? leader : grip, under: depth == 0 ? nil : leader,
          depth: depth, count: others.count + 1, pose: pose, finger: onBoard(touch.point),
          lifted: moment, duration: settings.lift, easing: easing, look: ghost))
      tape.timeline.place(.source(number), in: pose, at: moment)
      tape.timeline.move(
        .source(number), to: Pose(frame: own), at: moment, over: settings.reflow, easing: easing)
    }
  }

  /// The order is another one: all make room.
  mutating func change(at moment: Double) {
    tape.change(
      to: ReplayScene(session.order, on: stage, from: moment), over: settings.reflow,
      easing: easing)
  }

  /// All that are carried fly to their slots.
  private mutating func release(at moment: Double) {
    for item in session.order.items {
      tape.release(
        item, to: session.map.slots[item], at: moment, over: settings.drop, easing: easing)
    }
  }

  /// What stood in for the items that were carried is not needed any more.
  private mutating func arrive(at moment: Double) {
    for item in session.order.items where tape.timeline.target(of: .source(item)) != nil {
      tape.timeline.remove(.source(item), at: moment)
    }
  }

  private mutating func notify(at moment: Double) {
    guard isEditing, let edit, let text = edit.notice, !text.isEmpty else { return }
    tape.say(text, from: moment, until: moment + edit.noticeSeconds)
    var event = ReplayEvent(time: moment, .notice)
    event.note = text
    tape.events.append(event)
  }
}
