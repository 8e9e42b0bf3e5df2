/// What is wrong with a text that has fields.
public enum TemplateError: Error, Hashable, Sendable {
  case unknownField(String, [TextTemplate.Field])

  /// A brace that nothing closes, with what follows it.
  case unclosed(String, [TextTemplate.Field])

  /// What would make sense, to stand behind "expected".
  public var words: String {
    switch self {
    case .unknownField(let name, let allowed):
      let nearest = NearestName.of(name, among: allowed.map(\.rawValue))
      return
        "a text with the fields \(TemplateError.list(allowed)); there is no {\(name.prefix(40))}"
        + (nearest.map { ", did you mean {\($0)}?" } ?? ", and a brace itself is {{ or }}")
    case .unclosed(_, let allowed):
      return "a text with the fields \(TemplateError.list(allowed)), each with both its braces; "
        + "a brace itself is {{ or }}"
    }
  }

  private static func list(_ fields: [TextTemplate.Field]) -> String {
    fields.map { "{\($0.rawValue)}" }.joined(separator: " ")
  }
}
