import Pixels
import WebPages

extension ClipFacts {
  /// The facts as a page reads them: places in pixels of the frame, and what is as it was before left
  /// out, so that a board at rest costs next to nothing.
  func data(since earlier: ClipFacts?, scale: Double, size: PixelSize) -> [(
    key: String, value: ScriptData
  )] {
    var members: [(key: String, value: ScriptData)] = [
      ("index", .integer(index)), ("time", .number(time)),
    ]
    func add(_ key: String, _ value: ScriptData, if isNew: Bool) {
      if isNew { members.append((key, value)) }
    }
    func places(_ items: [Item]) -> ScriptData {
      .array(items.compactMap { $0.data(scale: scale, scroll: scroll ?? 0, size: size) })
    }
    let hasScrolled = scroll != earlier?.scroll
    add("order", .array(order.map(ScriptData.string)), if: order != earlier?.order)
    add("items", places(items), if: hasScrolled || items != earlier?.items)
    add("ghosts", places(ghosts), if: hasScrolled || ghosts != earlier?.ghosts)
    add("scroll", scroll.map(ScriptData.number) ?? .null, if: hasScrolled)
    add("events", .array(events.map(\.data)), if: !events.isEmpty)
    return members
  }
}

extension ClipFacts.Item {
  /// Nothing of what is not in the frame.
  fileprivate func data(scale: Double, scroll: Double, size: PixelSize) -> ScriptData? {
    // Hundredths of a pixel: an outline is no finer, and the numbers stay short.
    let place = [x, y - scroll, width, height].map { ($0 * scale * 100).rounded() / 100 }
    guard place[0] < Double(size.width), place[0] + place[2] > 0,
      place[1] < Double(size.height), place[1] + place[3] > 0
    else { return nil }
    return .array([.string(id)] + place.map(ScriptData.number))
  }
}

extension ClipFacts.Event {
  fileprivate var data: ScriptData {
    .object([
      ("time", .number(time)), ("name", .string(name)),
      ("item", item.map(ScriptData.string) ?? .null), ("detail", .string(detail)),
    ])
  }
}
