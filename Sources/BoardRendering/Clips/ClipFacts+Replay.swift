package import BoardDrawing
import Dragging
import Geometry

extension ClipFacts {
  /// - Parameter events: What happened after the frame before and up to this one.
  package init(index: Int, _ state: ReplayState, events: [ReplayEvent]) {
    self.init(index: index, time: state.time)
    order = state.order.flatMap(\.self)
    items = state.items.map { Item($0) }
    ghosts = state.ghosts.map { Item($0) }
    scroll = state.offset
    self.events = events.map { Event($0, hasSections: state.order.count > 1) }
  }
}

extension ClipFacts.Item {
  fileprivate init(_ item: ReplayState.Item) {
    self.init(
      id: item.id, x: item.frame.x, y: item.frame.y, width: item.frame.width,
      height: item.frame.height)
  }
}

extension ClipFacts.Event {
  /// The detail is `0 → 2`, with sections `1/0 → 1/2`, then all else that the event tells.
  fileprivate init(_ event: ReplayEvent, hasSections: Bool) {
    func text(_ place: Place) -> String {
      hasSections ? "\(place.section)/\(place.index)" : "\(place.index)"
    }
    let places = [event.origin, event.destination].compactMap(\.self).map(text)
    var parts = places.isEmpty ? [] : [places.joined(separator: " → ")]
    if !event.with.isEmpty { parts.append("with " + event.with.joined(separator: ", ")) }
    if let over = event.over { parts.append("over " + over) }
    if let offset = event.offset { parts.append("to \(Int(offset.rounded()))") }
    if let isEditing = event.isEditing { parts.append(isEditing ? "begins" : "ends") }
    if let note = event.note { parts.append(note) }
    self.init(
      time: event.time, name: event.name, item: event.item,
      detail: parts.joined(separator: " · "))
  }
}
