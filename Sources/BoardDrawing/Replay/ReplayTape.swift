import Animation
import Dragging
import Geometry

/// All that was written down while a gesture was played; read at any time, in any order.
struct ReplayTape: Sendable {
  /// Items, what lies beside them, and the board under its viewport.
  var timeline = Timeline<ReplaySubject>()

  /// In order of time; at least one.
  private(set) var scenes: [ReplayScene]

  /// Of each item, by its number, in order of time.
  private(set) var carries: [Int: [GhostCarry]] = [:]

  private(set) var touches = TouchTrack()

  /// Every change of edit mode, in order of time.
  private(set) var editing: [(time: Double, isEditing: Bool)] = []

  private(set) var notices: [ReplayNotice] = []
  var events: [ReplayEvent] = []

  init(_ scene: ReplayScene) {
    scenes = [scene]
    for (item, card) in scene.cards { timeline.place(.tile(item), in: card.pose, at: 0) }
    for (index, area) in scene.moment.areas.enumerated() {
      timeline.place(.area(index), in: Pose(frame: area.frame), at: 0)
    }
    for (index, label) in scene.moment.labels.enumerated() {
      timeline.place(.label(index), in: Pose(frame: label.frame), at: 0)
    }
  }

  /// The order that the board is in at the end.
  var scene: ReplayScene { scenes[scenes.count - 1] }

  func scene(at time: Double) -> ReplayScene {
    scenes.last { $0.start <= time } ?? scenes[0]
  }

  func isEditing(at time: Double) -> Bool { editingSince(time) != nil }

  /// Since when edit mode lasts; nil outside of it.
  func editingSince(_ time: Double) -> Double? {
    guard let last = editing.last(where: { $0.time <= time }), last.isEditing else { return nil }
    return last.time
  }

  /// The offset of the viewport, on its way after a drag that was cancelled; nil without one.
  func offset(at time: Double) -> Double? {
    timeline.pose(of: .view, at: time)?.frame.y
  }

  /// Where the finger touches the board; nil while it does not.
  func finger(at time: Double) -> Point? {
    touches.point(at: time).map { Point(x: $0.x, y: $0.y + (offset(at: time) ?? 0)) }
  }

  /// The last carry of an item that has begun.
  func carry(of item: Int, at time: Double) -> GhostCarry? {
    carries[item]?.last { $0.lifted <= time }
  }

  /// How an item is drawn, but for its shaking; nil where it is not there.
  func pose(of item: Int, at time: Double) -> Pose? {
    if let carry = carry(of: item, at: time), time < carry.end, let finger = finger(at: time) {
      return carry.pose(at: time, finger: finger)
    }
    return timeline.pose(of: .tile(item), at: time)
  }

  mutating func touch(_ point: Point, at time: Double) { touches.touch(point, at: time) }

  mutating func leave(at time: Double) { touches.leave(at: time) }

  mutating func edit(_ isEditing: Bool, at time: Double) { editing.append((time, isEditing)) }

  mutating func say(_ text: String, from start: Double, until end: Double) {
    if let last = notices.indices.last { notices[last].end = min(notices[last].end, start) }
    notices.append(ReplayNotice(text: text, start: start, end: end))
  }

  mutating func begin(_ carry: GhostCarry) { carries[carry.item, default: []].append(carry) }

  /// Lets an item go, which flies to a slot.
  mutating func release(
    _ item: Int, to slot: Rect, at time: Double, over duration: Double, easing: Easing
  ) {
    guard let index = carries[item]?.indices.last, let carry = carries[item]?[index],
      carry.end == .infinity, let finger = finger(at: time)
    else { return }
    carries[item]?[index].end = time
    timeline.place(.tile(item), in: carry.release(at: time, finger: finger), at: time)
    timeline.move(.tile(item), to: Pose(frame: slot), at: time, over: duration, easing: easing)
  }

  /// Sends everything that is not carried to where it lies in another order.
  mutating func change(to scene: ReplayScene, over duration: Double, easing: Easing) {
    let time = scene.start
    for item in scene.order.items {
      guard let card = scene.cards[item] else { continue }
      let isCarried = carry(of: item, at: time).map { time < $0.end } ?? false
      if !isCarried {
        timeline.move(.tile(item), to: card.pose, at: time, over: duration, easing: easing)
      }
      if timeline.pose(of: .source(item), at: time) != nil {
        timeline.move(.source(item), to: card.pose, at: time, over: duration, easing: easing)
      }
    }
    for (index, area) in scene.moment.areas.enumerated() {
      timeline.move(
        .area(index), to: Pose(frame: area.frame), at: time, over: duration, easing: easing)
    }
    for (index, label) in scene.moment.labels.enumerated() {
      timeline.move(
        .label(index), to: Pose(frame: label.frame), at: time, over: duration, easing: easing)
    }
    scenes.append(scene)
  }
}
