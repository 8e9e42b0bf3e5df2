import Dragging
import Geometry

/// Gestures in a few words.
extension DragSession {
  /// Presses at a point from a time on, until the item has lifted.
  @discardableResult
  mutating func lift(at point: Point, time: Double = 0) -> [DragRecord] {
    handle(PointerEvent(.down, at: point, time: time))
      + handle(PointerEvent(.wait, time: time + settings.longPress))
  }

  /// Presses the middle of an item's slot until it has lifted.
  @discardableResult
  mutating func lift(_ item: Int, time: Double = 0) -> [DragRecord] {
    lift(at: map.slots[item].center, time: time)
  }

  @discardableResult
  mutating func move(_ x: Double, _ y: Double, time: Double) -> [DragRecord] {
    handle(PointerEvent(.move, at: Point(x: x, y: y), time: time))
  }

  @discardableResult
  mutating func wait(until time: Double, fps: Double = 60) -> [DragRecord] {
    var records: [DragRecord] = []
    var frame = 1.0
    let start = log.last?.time ?? 0
    while start + frame / fps < time {
      records += handle(PointerEvent(.wait, time: start + frame / fps))
      frame += 1
    }
    return records + handle(PointerEvent(.wait, time: time))
  }

  /// Lets go at a point, and waits for the ghost to arrive.
  @discardableResult
  mutating func drop(_ x: Double, _ y: Double, time: Double) -> [DragRecord] {
    handle(PointerEvent(.up, at: Point(x: x, y: y), time: time))
      + handle(PointerEvent(.wait, time: time + settings.drop))
  }

  var moves: [DragMove] {
    log.compactMap { if case .didMove(let move) = $0.effect { move } else { nil } }
  }

  var refusals: [Refusal] {
    log.compactMap { if case .refused(_, _, let refusal) = $0.effect { refusal } else { nil } }
  }

  /// The names of all that happened, in order of time.
  var story: [String] { log.map(\.effect.name) }
}
