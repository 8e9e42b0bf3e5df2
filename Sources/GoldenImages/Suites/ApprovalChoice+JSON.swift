public import BoardModel

extension ApprovalChoice {
  /// Reads a file `approve.json`; nothing in it is passed over but notes.
  public init(json: [UInt8]) throws(BoardError) {
    let top = try JSONObjectReader(
      try JSONParser.parse(json), at: "", known: ["version", "cases"])
    guard let version = top.value("version") else { throw .missingKey("version") }
    guard version == .number(1) else { throw .badValue("version", expected: "1") }
    guard let list = top.value("cases") else { throw .missingKey("cases") }
    guard case .array(let values) = list else {
      throw .wrongType("cases", expected: "a list of cases")
    }
    guard !values.isEmpty else { throw .badValue("cases", expected: "at least one case") }
    var cases: [Case] = []
    for (index, value) in values.enumerated() {
      cases.append(try ApprovalChoice.readCase(value, at: "cases[\(index)]", after: cases))
    }
    self.init(cases: cases)
  }

  private static func readCase(
    _ value: JSONValue, at place: String, after cases: [Case]
  ) throws(BoardError) -> Case {
    let reader = try JSONObjectReader(
      value, at: place, known: ["name", "frames", "items", "drawn"])
    guard let name = try reader.string("name") else {
      throw .missingKey(reader.place(of: "name"))
    }
    guard !name.isEmpty, !cases.contains(where: { $0.name == name }) else {
      throw .badValue(reader.place(of: "name"), expected: "the name of a case, each once")
    }
    var approval = Approval()
    if let text = try reader.string("frames") {
      guard let frames = FrameNumbers(text) else {
        throw .badValue(
          reader.place(of: "frames"), expected: "numbers of frames from 0, as in \"12-30\"")
      }
      approval.frames = frames
    }
    approval.ids = try ids(reader)
    approval.drawn = try drawn(reader)
    return Case(name: name, approval: approval)
  }

  private static func ids(_ reader: JSONObjectReader) throws(BoardError) -> Set<String> {
    guard let value = reader.value("items") else { return [] }
    guard case .array(let values) = value, !values.isEmpty else {
      throw .wrongType(reader.place(of: "items"), expected: "a list of ids, one or more")
    }
    var ids: Set<String> = []
    for (index, value) in values.enumerated() {
      let place = "\(reader.place(of: "items"))[\(index)]"
      guard case .string(let id) = value else {
        throw .wrongType(place, expected: "an id in quotes")
      }
      guard ids.insert(id).inserted else { throw .badValue(place, expected: "each id once") }
    }
    return ids
  }

  private static func drawn(_ reader: JSONObjectReader) throws(BoardError) -> String? {
    guard let text = try reader.string("drawn") else { return nil }
    guard text.utf8.count == 64, text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    else {
      throw .badValue(reader.place(of: "drawn"), expected: "64 hexadecimal digits")
    }
    return text
  }
}
