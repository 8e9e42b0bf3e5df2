import Animation
import BoardModel
import Dragging
import Geometry

extension DragReplay {
  /// Where everything is at a time in seconds; before the beginning as at the beginning, after the end
  /// as at the end.
  public func state(at time: Double) -> ReplayState {
    let time = clamped(time)
    let scene = tape.scene(at: time)
    let numbers = visible(at: time, in: scene)
    func item(_ number: Int) -> ReplayState.Item? {
      tape.pose(of: number, at: time).map {
        ReplayState.Item(id: items[number].id, frame: $0.scaledFrame)
      }
    }
    let ghosts = numbers.filter { tape.isGhost($0, at: time) }
      .sorted {
        (tape.carry(of: $0, at: time)?.depth ?? 0) < (tape.carry(of: $1, at: time)?.depth ?? 0)
      }
    return ReplayState(
      time: time, order: editing.ids(scene.order), contentHeight: scene.moment.size.height,
      items: numbers.compactMap(item), ghosts: ghosts.compactMap(item),
      offset: tape.offset(at: time), finger: tape.finger(at: time),
      isEditing: tape.isEditing(at: time))
  }

  func clamped(_ time: Double) -> Double {
    time >= 0 ? min(time, duration) : 0
  }

  /// The items that are seen: those in the order, then those that are leaving.
  func visible(at time: Double, in scene: ReplayScene) -> [Int] {
    let standing = scene.order.items
    let leaving = items.indices.filter { scene.cards[$0] == nil }
    return (standing + leaving).filter { tape.pose(of: $0, at: time) != nil }
  }
}

extension ReplayTape {
  /// Whether an item is carried, or on its way to its slot after that.
  func isGhost(_ item: Int, at time: Double) -> Bool {
    guard let carry = carry(of: item, at: time) else { return false }
    return time < carry.end || (timeline.pose(of: .tile(item), at: time)?.elevation ?? 0) > 0
  }
}

extension Pose {
  /// The frame as large as it is drawn, not turned.
  var scaledFrame: Rect {
    Rect(
      center: frame.center,
      size: Size(width: frame.width * scale, height: frame.height * scale))
  }
}
