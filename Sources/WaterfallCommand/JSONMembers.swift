import BoardModel

/// The members of a JSON object that is being put together.
struct JSONMembers {
  private var members: [(key: String, value: JSONText)] = []

  /// Adds a member, unless there is nothing to say.
  mutating func add(_ key: String, _ value: JSONText?) {
    if let value { members.append((key, value)) }
  }

  var json: JSONText { .object(members) }

  /// Nil where nothing has been said.
  var jsonIfAny: JSONText? { members.isEmpty ? nil : json }
}

extension JSONText {
  static func strings(_ texts: [String]) -> JSONText { .array(texts.map(JSONText.string)) }
}
