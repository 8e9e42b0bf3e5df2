extension GestureFile {
  /// Reads a gesture.json, version 1.
  public init(json: [UInt8]) throws(BoardError) {
    let top = try JSONObjectReader(
      try JSONParser.parse(json), at: "",
      known: [
        "version", "fps", "preset", "viewport", "ghost", "timing", "rules", "edit", "steps",
        "expect",
      ])
    guard let version = top.value("version") else { throw .missingKey("version") }
    guard case .number(1) = version else { throw .badValue("version", expected: "1") }
    guard let steps = top.value("steps") else { throw .missingKey("steps") }
    guard case .array(let values) = steps, !values.isEmpty else {
      throw .wrongType("steps", expected: "an array of at least one step")
    }
    self.init(steps: [], preset: try top.choice("preset"))
    fps = try top.number("fps", in: .fps) ?? fps
    viewport = try top.part("viewport", GestureViewport.init)
    ghost = try top.part("ghost", GestureGhost.init) ?? ghost
    timing = try top.part("timing", GestureTiming.init) ?? timing
    rules = try top.part("rules", GestureRules.init) ?? rules
    edit = try top.part("edit", GestureEdit.init) ?? edit
    expectation = try top.part("expect", GestureExpectation.init)
    for (index, value) in values.enumerated() {
      self.steps.append(try GestureStep(value, at: "steps[\(index)]"))
    }
  }
}

extension JSONObjectReader {
  /// What an object within this one says.
  fileprivate func part<Part>(
    _ key: String, _ read: (JSONValue) throws(BoardError) -> Part
  ) throws(BoardError) -> Part? {
    guard let value = value(key) else { return nil }
    return try read(value)
  }
}
