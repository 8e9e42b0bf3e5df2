import BoardModel
import Geometry
import Pixels

extension GoldenRecord {
  /// The record as JSON, a frame on a line, so that a difference of two versions shows which frame is
  /// another one.
  var text: String {
    var members: [(key: String, value: JSONText)] = [
      ("version", .integer(1)), ("tool", .string(tool)),
      ("environment", .object(environment.parts.map { ($0.name, .string($0.value)) })),
      ("width", .integer(size.width)), ("height", .integer(size.height)),
      ("scale", .number(scale)),
    ]
    if let fps { members.append(("fps", .number(fps))) }
    if let fileHash { members.append(("file", .string(fileHash))) }
    members += [
      ("frameCount", .integer(frames.count)),
      ("alternates", .array(alternates.map { .array($0.map { .string($0) }) })),
      ("frames", .array(frames.indices.map(frame))),
    ]
    return JSONText.object(members).text
  }

  /// Of the items only those that are not as in the frame before.
  private func frame(_ index: Int) -> JSONText {
    let frame = frames[index]
    var members: [(key: String, value: JSONText)] = [("hash", .string(frame.hash))]
    let before = index > 0 ? frames[index - 1].items : []
    let changed = frame.items.filter { !before.contains($0) }
    if index > 0, GoldenRecord.applying(changed, to: before) == frame.items {
      if !changed.isEmpty { members.append(("changed", GoldenRecord.list(changed))) }
    } else {
      members.append(("items", GoldenRecord.list(frame.items)))
    }
    return .object(members)
  }

  /// Items with some of them in other places.
  static func applying(_ changed: [RecordedItem], to items: [RecordedItem]) -> [RecordedItem] {
    guard !changed.isEmpty else { return items }
    let frames = Dictionary(
      changed.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return items.map { RecordedItem(id: $0.id, frame: frames[$0.id] ?? $0.frame) }
  }

  private static func list(_ items: [RecordedItem]) -> JSONText {
    .array(
      items.map { item in
        .array([
          .string(item.id), .number(item.frame.x), .number(item.frame.y),
          .number(item.frame.width), .number(item.frame.height),
        ])
      })
  }
}
