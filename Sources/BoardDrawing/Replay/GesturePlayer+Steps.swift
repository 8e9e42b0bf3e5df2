import Animation
import BoardModel
import Dragging
import Geometry

/// What each verb of a gesture does.
extension GesturePlayer {
  mutating func press(_ target: GestureTarget, with companions: [String]) throws(GestureError) {
    guard touch == nil else { throw .fingerIsDown(step: step, verb: "press") }
    let point = try point(of: target)
    var selection: Set<Int> = []
    for id in companions { selection.insert(try number(ofID: id)) }
    let item = session.map.item(at: onBoard(point))
    if item == nil { warnings.append(.pressOnNothing(step: step)) }
    if let item, !companions.isEmpty { selection.insert(item) }
    session.selection = selection
    let waitsForEditing = settings.editPress != nil && !isEditing
    touch = GestureTouch(
      point: point, origin: point, start: time,
      meaning: !waitsForEditing ? .drag : item == nil ? .nothing : .edit)
    tape.touch(point, at: time)
    if waitsForEditing {
      tape.events.append(
        ReplayEvent(time: time, .press, item: item.map { stage.items[$0].id }))
    } else {
      handle(PointerEvent(.down, at: point, time: time))
    }
    touch?.isReported = item == nil
  }

  mutating func drag(
    _ targets: [GestureTarget], over seconds: Double, _ easing: Easing
  ) throws(GestureError) {
    guard let touch else { throw .noFinger(step: step, verb: "drag") }
    var points = [touch.point]
    for target in targets { points.append(try point(of: target)) }
    let path = FingerPath(points, from: time, to: time + seconds, easing: easing)
    pass(until: path.end, along: path)
    warnIfNothingCarried()
  }

  /// Once for each time that the finger is down.
  private mutating func warnIfNothingCarried() {
    guard let touch, !touch.hasCarried, !touch.isReported else { return }
    warnings.append(.nothingCarried(step: step))
    self.touch?.isReported = true
  }

  mutating func drop(at place: GesturePlace?) throws(GestureError) {
    guard touch != nil else { throw .noFinger(step: step, verb: "drop") }
    if let place { try moveCarried(to: place) }
    lift()
  }

  /// Moves the carried item to a place whatever the drop rule says.
  private mutating func moveCarried(to place: GesturePlace) throws(GestureError) {
    guard case .carrying(let carry) = session.state else { return warnIfNothingCarried() }
    let wanted = try destination(of: carry.item, at: place)
    cause = "asked for"
    take(session.moveCarried(to: wanted, at: time))
    cause = nil
    if session.order.place(of: carry.item) != wanted {
      warnings.append(.placeRefused(step: step))
    }
  }

  /// The finger leaves.
  mutating func lift() {
    guard let touch else { return }
    if touch.meaning == .drag {
      handle(PointerEvent(.up, at: touch.point, time: time))
    }
    self.touch = nil
    tape.leave(at: time)
  }

  mutating func cancel() throws(GestureError) {
    switch session.state {
    case .dropping: break
    default:
      guard touch != nil else { throw .noFinger(step: step, verb: "cancel") }
    }
    handle(PointerEvent(.cancel, time: time))
    guard touch != nil else { return }
    touch = nil
    tape.leave(at: time)
  }
}
