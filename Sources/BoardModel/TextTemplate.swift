/// A text with fields in braces, as in `{stem}, {width} × {height}`; `{{` and `}}` are braces.
public struct TextTemplate: Hashable, Sendable {
  /// As it was written.
  public let source: String

  private let pieces: [Piece]

  public enum Field: String, CaseIterable, Hashable, Sendable {
    case id, stem, name, index, width, height, date, caption

    /// How many items there are.
    case count

    /// Those that an item has.
    public static let ofItems: [Field] = [
      .id, .stem, .name, .index, .width, .height, .date, .caption,
    ]

    /// Those that a title has.
    public static let ofBoards: [Field] = [.count]
  }

  private enum Piece: Hashable {
    case text(String)
    case field(Field)
  }

  /// The caption that an item brings along.
  public static let ownCaption = TextTemplate(source: "{caption}", pieces: [.field(.caption)])

  /// - Parameter allowed: The fields that mean something there.
  public init(_ source: String, allowed: [Field]) throws(TemplateError) {
    var pieces: [Piece] = []
    var text = ""
    var rest = source[...]
    while let first = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        text.append(first)
        rest = rest.dropFirst(2)
      } else if first == "{" {
        guard let end = rest.firstIndex(of: "}") else { throw .unclosed(String(rest), allowed) }
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        guard let field = allowed.first(where: { $0.rawValue == name }) else {
          throw .unknownField(name, allowed)
        }
        pieces += [.text(text), .field(field)]
        text = ""
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    self.init(source: source, pieces: pieces + [.text(text)])
  }

  private init(source: String, pieces: [Piece]) {
    self.source = source
    self.pieces = pieces.filter { $0 != .text("") }
  }

  /// The fields in use.
  public var fields: Set<Field> {
    Set(pieces.compactMap { if case .field(let field) = $0 { field } else { nil } })
  }

  public func filled(_ value: (Field) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let field): value(field)
      }
    }.joined()
  }
}
