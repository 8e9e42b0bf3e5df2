/// A parsed JSON value whose meaning is not yet known.
package enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}
