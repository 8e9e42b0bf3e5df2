import BoardModel
import Geometry

extension GestureStep {
  /// As it stands in a gesture file.
  var json: JSONText {
    var members = JSONMembers()
    switch self {
    case .press(let target, let companions):
      members.add("press", target.json)
      members.add(target)
      members.add("with", companions.isEmpty ? nil : .strings(companions))
    case .hold(let seconds): members.add("hold", .number(seconds))
    case .drag(let target, let seconds, let stops, let ease):
      members.add("drag", target.json)
      members.add(target)
      members.add("seconds", .number(seconds))
      members.add("via", stops.isEmpty ? nil : .array(stops.map(\.json)))
      members.add("ease", ease == .linear ? nil : .string(ease.rawValue))
    case .drop(let place): members.add("drop", place.map(\.json) ?? .bool(true))
    case .cancel: members.add("cancel", .bool(true))
    case .tap(let target, let part):
      members.add("tap", target.map(\.json) ?? .bool(true))
      if let target { members.add(target) }
      members.add("on", part == .item ? nil : .string(part.rawValue))
    }
    return members.json
  }
}

extension GestureTarget {
  fileprivate var json: JSONText {
    switch kind {
    case .item(let id): .string(id)
    case .index(let index): .integer(index)
    case .place(let place): place.json
    case .point(let point): .numbers([point.x, point.y])
    }
  }
}

extension GesturePlace {
  fileprivate var json: JSONText {
    let place: JSONText =
      section.map { .array([.integer($0), .integer(index)]) } ?? .integer(index)
    return .object([("place", place)])
  }
}

extension JSONMembers {
  /// What stands beside a target.
  fileprivate mutating func add(_ target: GestureTarget) {
    add("at", target.fraction.map { .numbers([$0.x, $0.y]) })
    add("in", target.isInViewport ? .string("viewport") : nil)
  }
}
