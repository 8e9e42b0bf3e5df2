import BoardModel
import Dragging
import Geometry

/// The event log, and what a program is told.
extension GesturePlayer {
  /// Nil for what happens in every frame.
  func event(of effect: DragEffect, at moment: Double) -> ReplayEvent? {
    func event(_ kind: ReplayEvent.Kind, _ item: Int?) -> ReplayEvent {
      ReplayEvent(time: moment, kind, item: item.map { stage.items[$0].id })
    }
    func move(_ kind: ReplayEvent.Kind, _ move: DragMove) -> ReplayEvent {
      var event = event(kind, move.item)
      event.origin = move.from
      event.destination = move.to
      return event
    }
    func flight(_ kind: ReplayEvent.Kind, _ item: Int, _ from: Rect, _ to: Rect) -> ReplayEvent {
      var event = event(kind, item)
      event.from = from
      event.to = to
      return event
    }
    switch effect {
    case .carry: return nil
    case .press(let item): return event(.press, item)
    case .lift(let item, let slot, let others):
      var lift = event(.lift, item)
      lift.from = slot
      lift.with = others.map { stage.items[$0].id }
      return lift
    case .willBegin(let item, let place):
      var begin = event(.willBegin, item)
      begin.origin = place
      return begin
    case .didMove(let change):
      var moved = move(.didMove, change)
      moved.note = cause
      return moved
    case .refused(let item, let over, let refusal):
      var refused = event(.refused, item)
      switch over {
      case .item(let other): refused.over = stage.items[other].id
      case .section(let section): refused.destination = Place(section: section, index: 0)
      case nil: break
      }
      refused.note = refusal.rawValue
      return refused
    case .scroll(let offset):
      var scroll = event(.scroll, nil)
      scroll.offset = offset
      return scroll
    case .drop(let item, let from, let to): return flight(.drop, item, from, to)
    case .didEnd(let change): return move(.didEnd, change)
    case .cancel(let item, let from, let to): return flight(.cancel, item, from, to)
    case .didCancel(let item): return event(.didCancel, item)
    }
  }

  func call(_ effect: DragEffect) {
    func id(_ item: Int) -> String { stage.items[item].id }
    switch effect {
    case .willBegin(let item, let place): handlers.willBegin(id(item), place)
    case .didMove(let move): handlers.didMove(id(move.item), move.from, move.to)
    case .didEnd(let move): handlers.didEnd(id(move.item), move.from, move.to)
    case .didCancel(let item): handlers.didCancel(id(item))
    case .refused(let item, let over, let refusal):
      if case .item(let other) = over {
        handlers.refused(id(item), id(other), refusal)
      } else {
        handlers.refused(id(item), nil, refusal)
      }
    default: break
    }
  }
}
