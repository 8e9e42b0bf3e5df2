/// A value of a case file, whose keys differ from engine to engine.
enum PeerValue: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([PeerValue])
  case object([String: PeerValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([PeerValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: PeerValue].self))
    }
  }

  subscript(key: String) -> PeerValue {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var integer: Int? { number.map { Int($0) } }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var isTrue: Bool {
    guard case .bool(true) = self else { return false }
    return true
  }

  var elements: [PeerValue]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }
}
