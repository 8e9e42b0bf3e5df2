import BoardModel

/// A value of a record, and where in the file it stands.
struct RecordReader {
  let value: JSONValue
  let place: String

  /// Of an object; empty for anything else.
  var members: [String: JSONValue] {
    if case .object(let members) = value { members } else { [:] }
  }

  private func path(_ key: String) -> String { place.isEmpty ? key : place + "." + key }

  private func member(_ key: String) throws(BoardError) -> JSONValue {
    guard let value = members[key] else { throw .missingKey(path(key)) }
    return value
  }

  func optionalString(_ key: String) throws(BoardError) -> String? {
    guard let value = members[key] else { return nil }
    guard case .string(let text) = value else {
      throw .wrongType(path(key), expected: "a text in quotes")
    }
    return text
  }

  func string(_ key: String) throws(BoardError) -> String {
    guard let text = try optionalString(key) else { throw .missingKey(path(key)) }
    return text
  }

  func optionalNumber(_ key: String) throws(BoardError) -> Double? {
    guard let value = members[key] else { return nil }
    guard case .number(let number) = value, number.isFinite else {
      throw .wrongType(path(key), expected: "a number")
    }
    return number
  }

  func number(_ key: String) throws(BoardError) -> Double {
    guard let number = try optionalNumber(key) else { throw .missingKey(path(key)) }
    return number
  }

  /// The width or height of a picture, in pixels; 0 where there is none.
  func side(_ key: String) throws(BoardError) -> Int {
    guard let side = Int(exactly: try number(key)), (0...100_000_000).contains(side) else {
      throw .badValue(path(key), expected: "a number of pixels")
    }
    return side
  }

  func reader(_ key: String) throws(BoardError) -> RecordReader {
    RecordReader(value: try member(key), place: path(key))
  }

  func readers(_ key: String) throws(BoardError) -> [RecordReader] {
    guard case .array(let values) = try member(key) else {
      throw .wrongType(path(key), expected: "a list")
    }
    return values.enumerated().map {
      RecordReader(value: $1, place: path(key) + "[\($0)]")
    }
  }

  /// A list of texts.
  func strings() throws(BoardError) -> [String] {
    guard case .array(let values) = value else {
      throw .wrongType(place, expected: "a list of texts")
    }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
