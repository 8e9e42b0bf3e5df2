/// Reads the members of one JSON object, each by its key, and refuses keys that are not known.
package struct JSONObjectReader {
  /// Where the object stands in the file, as in `items[2]`; empty for the outermost.
  package let path: String

  private let members: [String: JSONValue]

  /// - Parameters:
  ///   - known: The keys that this version reads; keys that begin with `_` are notes.
  ///   - later: Keys of the format that this version does not read.
  package init(_ value: JSONValue, at path: String, known: [String], later: [String] = [])
    throws(BoardError)
  {
    guard case .object(let members) = value else {
      throw .wrongType(path.isEmpty ? "the file" : path, expected: "an object")
    }
    self.path = path
    self.members = members
    for key in members.keys.sorted() where !key.hasPrefix("_") && !known.contains(key) {
      if later.contains(key) { throw .notInThisVersion(place(of: key)) }
      throw .unknownKey(place(of: key), nearest: NearestName.of(key, among: known + later))
    }
  }

  package func place(of key: String) -> String {
    path.isEmpty ? key : path + "." + key
  }

  package func value(_ key: String) -> JSONValue? {
    members[key]
  }

  package func string(_ key: String) throws(BoardError) -> String? {
    guard let value = members[key] else { return nil }
    guard case .string(let text) = value else {
      throw .wrongType(place(of: key), expected: "a text in quotes")
    }
    return text
  }

  func truth(_ key: String) throws(BoardError) -> Bool? {
    guard let value = members[key] else { return nil }
    guard case .bool(let truth) = value else {
      throw .wrongType(place(of: key), expected: "true or false")
    }
    return truth
  }

  func number(_ key: String, in range: NumberRange) throws(BoardError) -> Double? {
    guard let value = members[key] else { return nil }
    return try value.number(at: place(of: key), in: range)
  }

  /// A text that must be one of the names of an enumeration.
  func choice<Choice: RawRepresentable & CaseIterable>(_ key: String) throws(BoardError) -> Choice?
  where Choice.RawValue == String {
    guard let text = try string(key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw .badValue(place(of: key), expected: "one of \(names)")
    }
    return choice
  }

  /// From one to `counts.upperBound` numbers: a plain number, or an array of as many as allowed.
  func numbers(_ key: String, counts: Set<Int>, in range: NumberRange) throws(BoardError)
    -> [Double]?
  {
    guard let value = members[key] else { return nil }
    guard case .array(let values) = value else {
      return [try value.number(at: place(of: key), in: range)]
    }
    guard counts.contains(values.count) else {
      let allowed = counts.sorted().map(String.init).joined(separator: " or ")
      throw .badValue(place(of: key), expected: "one number, or an array of \(allowed)")
    }
    var numbers: [Double] = []
    for (index, value) in values.enumerated() {
      numbers.append(try value.number(at: "\(place(of: key))[\(index)]", in: range))
    }
    return numbers
  }
}

extension JSONValue {
  func number(at place: String, in range: NumberRange) throws(BoardError) -> Double {
    guard case .number(let number) = self else { throw .wrongType(place, expected: range.words) }
    guard range.accepts(number) else { throw .badValue(place, expected: range.words) }
    return number
  }
}
