import BoardModel
import Dragging
import Geometry

/// The clock of the gesture: an event for each tick, and one where a step ends between two ticks.
extension GesturePlayer {
  /// Ticks a second, whatever the frame rate, so that a gesture takes the same course at any.
  private static let rate = 120.0

  /// Lets time pass, the finger going along a path.
  mutating func pass(until end: Double, along path: FingerPath? = nil) {
    // Moments are sums of durations; an error of rounding must not add a frame.
    let slack = 1e-9
    var tick = (time * Self.rate + slack).rounded(.down) + 1
    while tick / Self.rate < end - slack {
      time = tick / Self.rate
      feed(path?.point(at: time))
      tick += 1
    }
    guard end > time || path != nil else { return }
    time = max((tick / Self.rate - end).magnitude <= slack ? tick / Self.rate : end, time)
    feed(path?.point(at: end))
  }

  /// Tells the session of one moment.
  ///
  /// - Parameter point: where the finger has gone, in the viewport; nil where it stays.
  private mutating func feed(_ point: Point?) {
    if let point { touch?.point = point }
    guard let touch else { return handle(PointerEvent(.wait, time: time)) }
    tape.touch(touch.point, at: time)
    guard touch.meaning != .drag else {
      return handle(PointerEvent(point == nil ? .wait : .move, at: touch.point, time: time))
    }
    handle(PointerEvent(.wait, time: time))
    if touch.meaning == .edit { lookForEditing(touch) }
  }

  /// Begins edit mode when the finger has been down long enough and has not strayed.
  private mutating func lookForEditing(_ touch: GestureTouch) {
    let (x, y) = (touch.point.x - touch.origin.x, touch.point.y - touch.origin.y)
    let isDue = time + 1e-9 >= touch.start + (settings.editPress ?? 0)
    if x * x + y * y > settings.slop * settings.slop {
      self.touch?.meaning = .nothing
    } else if isDue {
      self.touch?.meaning = .nothing
      changeEditState(true, at: touch.start + (settings.editPress ?? 0))
    }
  }

  mutating func changeEditState(_ isEditing: Bool, at moment: Double) {
    self.isEditing = isEditing
    tape.edit(isEditing, at: moment)
    var event = ReplayEvent(time: moment, .didChangeEditState)
    event.isEditing = isEditing
    tape.events.append(event)
    handlers.didChangeEditState(isEditing)
  }

  mutating func handle(_ event: PointerEvent) {
    take(session.handle(event))
    if let ended = session.outcome { outcome = ended }
  }
}
