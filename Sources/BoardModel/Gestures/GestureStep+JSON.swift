import Geometry

extension GestureStep {
  /// The verbs, each with the keys that may stand beside it.
  private static let keys: [(verb: String, others: [String])] = [
    ("press", ["at", "in", "with"]), ("hold", []),
    ("drag", ["at", "in", "seconds", "via", "ease"]),
    ("drop", []), ("cancel", []), ("tap", ["on", "at", "in"]),
  ]

  init(_ value: JSONValue, at path: String) throws(BoardError) {
    guard case .object(let members) = value else {
      throw .wrongType(path, expected: "an object such as { \"hold\": 0.5 }")
    }
    let verbs = GestureStep.keys.filter { members[$0.verb] != nil }
    guard let step = verbs.first else { throw GestureStep.noVerb(members, at: path) }
    guard verbs.count == 1 else {
      throw .badValue(
        path, expected: "one verb, not \(verbs.map(\.verb).joined(separator: " and "))")
    }
    let reader = try JSONObjectReader(value, at: path, known: [step.verb] + step.others)
    switch step.verb {
    case "press":
      let companions = try reader.value("with")?.texts(at: path + ".with") ?? []
      self = .press(try reader.target("press"), companions: companions)
    case "hold": self = .hold(try reader.number("hold", in: .seconds) ?? 0)
    case "drag":
      self = .drag(
        try reader.target("drag"),
        seconds: try reader.number("seconds", in: .seconds) ?? GestureStep.dragSeconds,
        via: try reader.stops(), ease: try reader.choice("ease") ?? .linear)
    case "drop": self = .drop(at: try reader.dropPlace())
    case "cancel":
      guard case .bool(true)? = reader.value("cancel") else {
        throw .badValue(path + ".cancel", expected: "true")
      }
      self = .cancel
    default: self = try GestureStep.tap(reader)
    }
  }

  private static func tap(_ reader: JSONObjectReader) throws(BoardError) -> GestureStep {
    let part: GestureTapPart = try reader.choice("on") ?? .item
    // The Done button is found without a target.
    if part == .done, case .bool(true)? = reader.value("tap") { return .tap(nil, on: .done) }
    return .tap(try reader.target("tap"), on: part)
  }

  private static func noVerb(_ members: [String: JSONValue], at path: String) -> BoardError {
    let verbs = keys.map(\.verb)
    let unknown = members.keys.sorted().first {
      !$0.hasPrefix("_") && NearestName.of($0, among: verbs) != nil
    }
    if let unknown {
      return .unknownKey(path + "." + unknown, nearest: NearestName.of(unknown, among: verbs))
    }
    return .badValue(path, expected: "one of the verbs \(verbs.joined(separator: ", "))")
  }
}

extension JSONObjectReader {
  /// The target that a key names, with what `at` and `in` say of it.
  fileprivate func target(_ key: String) throws(BoardError) -> GestureTarget {
    guard let value = value(key) else { throw .missingKey(place(of: key)) }
    var target = try value.target(at: place(of: key))
    if let value = self.value("at") { target.fraction = try value.fractions(at: place(of: "at")) }
    let space: GestureSpace? = try choice("in")
    target.isInViewport = space == .viewport
    if case .point = target.kind {
      guard target.fraction == nil else {
        throw .badValue(place(of: "at"), expected: "no \"at\" beside a point")
      }
    } else if target.isInViewport {
      throw .badValue(place(of: "in"), expected: "\"viewport\" beside a point only")
    }
    return target
  }

  fileprivate func stops() throws(BoardError) -> [GestureTarget] {
    guard let value = value("via") else { return [] }
    guard case .array(let values) = value else {
      throw .wrongType(place(of: "via"), expected: "an array of targets")
    }
    let space: GestureSpace? = try choice("in")
    var stops: [GestureTarget] = []
    for (index, value) in values.enumerated() {
      var stop = try value.target(at: "\(place(of: "via"))[\(index)]")
      if case .point = stop.kind { stop.isInViewport = space == .viewport }
      stops.append(stop)
    }
    return stops
  }

  fileprivate func dropPlace() throws(BoardError) -> GesturePlace? {
    guard let value = value("drop") else { return nil }
    if case .bool(true) = value { return nil }
    guard case .object = value else {
      throw .badValue(place(of: "drop"), expected: "true, or a place as in { \"place\": 4 }")
    }
    return try value.place(at: place(of: "drop"))
  }
}
