import BoardModel
import Dragging
import Geometry

/// Where the targets of a gesture are.
extension GesturePlayer {
  /// A point of the viewport on the board.
  func onBoard(_ point: Point) -> Point {
    Point(x: point.x, y: point.y + (session.viewport?.offset ?? 0))
  }

  /// The point of the viewport that a target means now; of what is not in it the nearest one.
  func point(of target: GestureTarget) throws(GestureError) -> Point {
    let frame: Rect
    switch target.kind {
    case .point(let point):
      guard target.isInViewport else { return inViewport(point) }
      guard session.viewport != nil else { throw .noViewport(step: step) }
      return point
    case .item(let id): frame = session.map.slots[try number(ofID: id)]
    case .index(let index):
      frame = session.map.slots[try number(at: GesturePlace(index: index))]
    case .place(let place): frame = try slot(at: place)
    }
    let fraction = target.fraction ?? Point(x: 0.5, y: 0.5)
    // The right and the lower edge belong to what lies beyond.
    return inViewport(
      Point(
        x: min(frame.x + fraction.x * frame.width, frame.maxX.nextDown),
        y: min(frame.y + fraction.y * frame.height, frame.maxY.nextDown)))
  }

  private func inViewport(_ point: Point) -> Point {
    guard let viewport = session.viewport else { return point }
    let y = point.y - viewport.offset
    return Point(x: point.x, y: min(max(y, 0), viewport.size.height.nextDown))
  }

  func number(ofID id: String) throws(GestureError) -> Int {
    guard let number = stage.number(ofID: id, in: session.order) else {
      let ids = session.order.items.map { stage.items[$0].id }
      throw .noItem(step: step, id: id, nearest: NearestName.of(id, among: ids))
    }
    return number
  }

  /// The slot that the carried item has at a place; without one, that of the item that stands there.
  private func slot(at place: GesturePlace) throws(GestureError) -> Rect {
    guard case .carrying(let carry) = session.state else {
      return session.map.slots[try number(at: place)]
    }
    let wanted = try destination(of: carry.item, at: place)
    var relocation = Relocation(items: carry.items, to: wanted)
    relocation.yielding = settings.yielding
    relocation.pinned = session.policy.pinned
    relocation.slots = session.map.slots
    let order = relocation.applied(to: session.order)
    // What may not go there is shown trying.
    if order == session.order, let standing = order.item(at: wanted) {
      return session.map.slots[standing]
    }
    return stage.map(order).slots[carry.item]
  }

  /// The item that stands at a place.
  private func number(at place: GesturePlace) throws(GestureError) -> Int {
    let sections = session.order.sections
    let standing: [Int]
    if let section = place.section {
      guard sections.indices.contains(section) else {
        throw .noSection(step: step, section: section, count: sections.count)
      }
      standing = sections[section]
    } else {
      standing = session.order.items
    }
    guard standing.indices.contains(place.index) else {
      throw .noIndex(
        step: step, index: place.index, section: place.section, count: standing.count)
    }
    return standing[place.index]
  }

  /// The final place of an item; an index over all sections means its own one, where it can.
  func destination(of item: Int, at place: GesturePlace) throws(GestureError) -> Place {
    let sections = session.order.sections.map { $0.filter { $0 != item } }
    guard let section = place.section else {
      let own = session.order.place(of: item)?.section
      var fitting: [Place] = []
      var start = 0
      for (section, items) in sections.enumerated() {
        if (start...start + items.count).contains(place.index) {
          fitting.append(Place(section: section, index: place.index - start))
        }
        start += items.count
      }
      guard let destination = fitting.first(where: { $0.section == own }) ?? fitting.first else {
        throw .noIndex(step: step, index: place.index, section: nil, count: start + 1)
      }
      return destination
    }
    guard sections.indices.contains(section) else {
      throw .noSection(step: step, section: section, count: sections.count)
    }
    guard place.index <= sections[section].count else {
      let isOwn = session.order.place(of: item)?.section == section
      throw .noIndex(
        step: step, index: place.index, section: section,
        count: sections[section].count + (isOwn ? 1 : 0))
    }
    return Place(section: section, index: place.index)
  }
}
