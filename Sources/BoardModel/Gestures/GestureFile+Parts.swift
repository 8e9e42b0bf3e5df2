import Pixels

extension GestureViewport {
  init(_ value: JSONValue) throws(BoardError) {
    let reader = try JSONObjectReader(
      value, at: "viewport", known: ["height", "offset", "autoscroll"])
    guard let height = try reader.number("height", in: .viewportHeight) else {
      throw .missingKey("viewport.height")
    }
    self.init(height: height)
    offset = try reader.number("offset", in: .notNegative) ?? 0
    guard let value = reader.value("autoscroll") else { return }
    let scroll = try JSONObjectReader(
      value, at: "viewport.autoscroll", known: ["edge", "speed", "model"])
    edge = try scroll.number("edge", in: .notNegative)
    speed = try scroll.number("speed", in: .notNegative)
    scrolling = try scroll.choice("model")
  }
}

extension GestureGhost {
  init(_ value: JSONValue) throws(BoardError) {
    self.init()
    let reader = try JSONObjectReader(
      value, at: "ghost",
      known: [
        "scale", "scaleBy", "borderWidth", "borderColor", "cornerRadius", "shadow", "opacity",
        "anchor", "source",
      ])
    scale = try reader.number("scale", in: .ghostScale)
    scaling = try reader.choice("scaleBy")
    borderWidth = try reader.number("borderWidth", in: .notNegative)
    borderColor = try reader.color("borderColor")
    cornerRadius = try reader.number("cornerRadius", in: .notNegative)
    hasShadow = try reader.truth("shadow")
    opacity = try reader.number("opacity", in: .fraction)
    // The other spelling is no other thing.
    if case .string("center")? = reader.value("anchor") {
      anchor = .centre
    } else {
      anchor = try reader.choice("anchor")
    }
    source = try reader.choice("source")
  }
}

extension GestureTiming {
  init(_ value: JSONValue) throws(BoardError) {
    self.init()
    let reader = try JSONObjectReader(
      value, at: "timing", known: ["longPress", "lift", "reflow", "drop", "ease"])
    longPress = try reader.number("longPress", in: .seconds)
    lift = try reader.number("lift", in: .seconds)
    reflow = try reader.number("reflow", in: .seconds)
    drop = try reader.number("drop", in: .seconds)
    ease = try reader.choice("ease")
  }
}

extension GestureRules {
  init(_ value: JSONValue) throws(BoardError) {
    self.init()
    let reader = try JSONObjectReader(
      value, at: "rules", known: ["crossSection", "target", "mode", "latch"])
    crossSection = try reader.truth("crossSection")
    target = try reader.choice("target")
    mode = try reader.choice("mode")
    if case .string("off")? = reader.value("latch") {
      isUnguarded = true
    } else {
      latch = try reader.number("latch", in: .notNegative)
    }
  }
}

extension GestureEdit {
  init(_ value: JSONValue) throws(BoardError) {
    self.init()
    let reader = try JSONObjectReader(
      value, at: "edit", known: ["jiggle", "notice", "noticeSeconds", "done", "emptyMessage"])
    jiggle = try reader.choice("jiggle")
    notice = try reader.string("notice")
    noticeSeconds = try reader.number("noticeSeconds", in: .seconds)
    done = try reader.string("done")
    emptyMessage = try reader.string("emptyMessage")
  }
}

extension GestureExpectation {
  init(_ value: JSONValue) throws(BoardError) {
    self.init()
    let reader = try JSONObjectReader(value, at: "expect", known: ["result", "moves", "order"])
    result = try reader.choice("result")
    moves = try reader.number("moves", in: .count).map { Int($0) }
    guard let value = reader.value("order") else { return }
    if case .array(let sections) = value, case .array? = sections.first {
      var orders: [[String]] = []
      for (index, section) in sections.enumerated() {
        orders.append(try section.texts(at: "expect.order[\(index)]"))
      }
      order = .sections(orders)
    } else {
      order = .flat(try value.texts(at: "expect.order"))
    }
  }
}

extension JSONValue {
  /// An array of texts.
  func texts(at place: String) throws(BoardError) -> [String] {
    guard case .array(let values) = self else {
      throw .wrongType(place, expected: "an array of ids")
    }
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      guard case .string(let text) = value else {
        throw .wrongType("\(place)[\(index)]", expected: "an id in quotes")
      }
      texts.append(text)
    }
    return texts
  }
}
