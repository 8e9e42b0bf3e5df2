import Animation
import BoardModel
import Dragging
import Geometry

/// What taps do: leave edit mode, delete an item, append one.
extension GesturePlayer {
  mutating func tap(_ target: GestureTarget?, on part: GestureTapPart) throws(GestureError) {
    guard touch == nil else { throw .fingerIsDown(step: step, verb: "tap") }
    // What is still on its way belongs to a session that an edit ends.
    settle()
    let point = try target.map { target throws(GestureError) in try self.point(of: target) }
    let hit = hit(target, point, part)
    var event = ReplayEvent(time: time, .tap, item: hit.item.map { stage.items[$0].id })
    event.note = hit.part.rawValue
    tape.events.append(event)
    switch hit.part {
    case .done:
      guard isEditing, edit?.hasDone == true else { return warnNothingToTap() }
      changeEditState(false, at: time)
    case .badge:
      switch hit.item.flatMap({ badge(of: $0) }) {
      case .remove: hit.item.map { delete($0) }
      case .add: hit.item.map { append(copyOf: $0) }
      case .checked: break
      case .count, nil: warnNothingToTap()
      }
    case .item:
      if hit.item == nil { warnings.append(.pressOnNothing(step: step)) }
    }
  }

  private mutating func warnNothingToTap() {
    warnings.append(.nothingToTap(step: step))
  }

  /// What a tap meets; a point on the button or on a badge means that.
  private func hit(
    _ target: GestureTarget?, _ point: Point?, _ part: GestureTapPart
  ) -> (item: Int?, part: GestureTapPart) {
    guard part != .done, let point else { return (nil, .done) }
    let place = onBoard(point)
    let item = session.map.item(at: place)
    guard case .point? = target?.kind, isEditing, let edit else { return (item, part) }
    if edit.hasDone, edit.doneFrame(width: tape.scene.moment.size.width).contains(point) {
      return (nil, .done)
    }
    if let item, badge(of: item) != nil,
      let frame = EditLook.badgeFrame(session.map.slots[item]), frame.contains(place)
    {
      return (item, .badge)
    }
    return (item, part)
  }

  private func badge(of item: Int) -> Badge? {
    guard isEditing, let edit, edit.hasBadges else { return nil }
    return stage.badge(of: item, in: session.order)
  }

  /// Takes an item off the board.
  private mutating func delete(_ item: Int) {
    guard let origin = session.order.place(of: item) else { return }
    let order = DragOrder(sections: session.order.sections.map { $0.filter { $0 != item } })
    if var pose = tape.pose(of: item, at: time) {
      pose.frame = Rect(
        center: pose.frame.center,
        size: Size(width: pose.frame.width / 10, height: pose.frame.height / 10))
      pose.opacity = 0
      tape.timeline.move(
        .tile(item), to: pose, at: time, over: settings.reflow, easing: easing)
      tape.timeline.remove(.tile(item), at: time + settings.reflow)
    }
    restart(in: order)
    var event = ReplayEvent(time: time, .didDelete, item: stage.items[item].id)
    event.origin = origin
    tape.events.append(event)
  }

  /// Puts a copy of a catalogue's item at the end of the first section.
  private mutating func append(copyOf item: Int) {
    let copy = stage.copy(of: item, in: session.order)
    let number = stage.append(copy, copyOf: item)
    if let pose = tape.pose(of: item, at: time) {
      tape.timeline.place(.tile(number), in: pose, at: time)
    }
    var sections = session.order.sections
    let destination = Place(section: 0, index: sections[0].count)
    sections[0].append(number)
    restart(in: DragOrder(sections: sections))
    var event = ReplayEvent(time: time, .didAppend, item: copy.id)
    event.destination = destination
    event.over = stage.items[item].id
    tape.events.append(event)
  }

  /// A session knows its items for good, so that other items need another one.
  private mutating func restart(in order: DragOrder) {
    session = stage.session(order, settings, handlers, viewport: session.viewport)
    change(at: time)
    // The board may have become too short for where it was.
    guard let viewport = session.viewport else { return }
    let range = viewport.offsets(contentHeight: session.map.contentHeight)
    guard !range.contains(viewport.offset) else { return }
    let offset = min(max(viewport.offset, range.lowerBound), range.upperBound)
    session = stage.session(
      order, settings, handlers,
      viewport: Viewport(size: viewport.size, offset: offset, pixel: viewport.pixel))
    tape.timeline.move(
      .view, to: .offset(offset), at: time, over: settings.reflow, easing: easing)
  }
}
