import BoardDrawing
import BoardModel
import Dragging
import Geometry
import Pixels

/// The text of `manifest.json`, made frame by frame.
///
/// Lengths and places are in points of the board, `width` and `height` in pixels of the frames.
struct FrameManifest {
  /// What every manifest of ours begins with, and by which it is known.
  static let start = "{\n  \"software\": \"waterfall\",\n  \"fps\": "

  static func opening(_ sequence: FrameSequence) -> String {
    start + JSONText.number(sequence.replay.fps / Double(sequence.selection.step)).compact
      + ",\n  \"width\": \(sequence.size.width),\n  \"height\": \(sequence.size.height)"
      + ",\n  \"scale\": " + JSONText.number(sequence.scale).compact + fonts(sequence.fonts)
      + ",\n  \"frames\": ["
  }

  /// By their names alone, since folders differ between machines.
  private static func fonts(_ fonts: [FontUse]) -> String {
    guard !fonts.isEmpty else { return "" }
    let members = fonts.map { font -> JSONText in
      let name = FilePath(font.path).lastComponent.text ?? ""
      return .object([("file", .string(name)), ("sha256", .string(font.digest))])
    }
    return ",\n  \"fonts\": " + JSONText.array(members).compact
  }

  /// - Parameter events: What happened after the frame before and up to this one.
  static func frame(
    _ frame: FrameSequence.Frame, sha256: String, _ state: ReplayState, events: [ReplayEvent]
  ) -> String {
    let sections: [(key: String, value: JSONText)] =
      state.order.count > 1 ? [("sections", .array(state.order.map(ids)))] : []
    let text = JSONText.object(
      [
        ("file", .string(FrameFolder.frameName(frame.number).text ?? "")),
        ("index", .integer(frame.index)), ("time", .number(frame.time)),
        ("sha256", .string(sha256)), ("order", ids(state.order.flatMap(\.self))),
      ] + sections + [
        ("contentHeight", .number(state.contentHeight)),
        ("items", .array(state.items.map(item))),
        ("ghost", state.ghosts.first.map(item) ?? .null),
        ("scroll", .number(state.offset ?? 0)), ("events", .array(events.map(event))),
      ])
    return (frame.number == 0 ? "\n    " : ",\n    ") + text.compact
  }

  /// As a gesture's `expect` has it.
  static func ending(_ result: ReplayResult) -> String {
    let order: JSONText =
      result.order.count > 1 ? .array(result.order.map(ids)) : ids(result.order.flatMap(\.self))
    let text = JSONText.object([
      ("result", .string(result.outcome.rawValue)), ("moves", .integer(result.moves)),
      ("order", order),
    ])
    return "\n  ],\n  \"result\": " + text.compact + "\n}\n"
  }

  private static func ids(_ ids: [String]) -> JSONText { .array(ids.map { .string($0) }) }

  private static func item(_ item: ReplayState.Item) -> JSONText {
    .object([("id", .string(item.id))] + members(item.frame))
  }

  private static func event(_ event: ReplayEvent) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("time", .number(event.time)), ("name", .string(event.name)),
    ]
    func add(_ key: String, _ value: JSONText?) {
      if let value { members.append((key, value)) }
    }
    add("item", event.item.map { .string($0) })
    add("with", event.with.isEmpty ? nil : ids(event.with))
    add("origin", event.origin.map(place))
    add("destination", event.destination.map(place))
    add("from", event.from.map { .object(Self.members($0)) })
    add("to", event.to.map { .object(Self.members($0)) })
    add("over", event.over.map { .string($0) })
    add("note", event.note.map { .string($0) })
    add("offset", event.offset.map { .number($0) })
    add("isEditing", event.isEditing.map { .bool($0) })
    return .object(members)
  }

  private static func place(_ place: Place) -> JSONText {
    .object([("section", .integer(place.section)), ("index", .integer(place.index))])
  }

  private static func members(_ rect: Rect) -> [(key: String, value: JSONText)] {
    [
      ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ]
  }
}
