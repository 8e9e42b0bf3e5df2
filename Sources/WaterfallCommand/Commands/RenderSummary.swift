import BoardDrawing
import BoardModel
import BoardRendering
import Geometry
import Layouts
import Pixels

/// What was rendered, for people on one line and for programs as JSON.
struct RenderSummary {
  var rendered: RenderedBoard
  var target: OutputTarget

  /// Of `--sort shuffle`.
  var seed: UInt64?
  var duration: Duration

  var line: String {
    let columns = rendered.arranged.columnCount
    var parts = [
      "\(outputPath?.displayText ?? "-"): \(count(rendered.itemCount, "item"))"
        + " in \(count(columns, "column"))",
      pages + "\(rendered.size.width) x \(rendered.size.height) pixels", "\(seconds) s",
    ]
    if !rendered.skipped.isEmpty { parts.append("\(rendered.skipped.count) skipped") }
    if let seed { parts.append("seed \(seed)") }
    return "waterfall: " + parts.joined(separator: ", ")
  }

  /// Places and sizes are in pixels of the picture.
  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("output", .string(outputPath?.jsonText ?? "-")), ("width", .integer(rendered.size.width)),
      ("height", .integer(rendered.size.height)),
      ("columns", .integer(rendered.arranged.columnCount)),
    ]
    if let seed { members.append(("seed", .integer(Int(seed)))) }
    let items = rendered.pages.indices.flatMap(items(ofPage:))
    if isPaged { members.append(("pages", .array(rendered.pages.enumerated().map(page)))) }
    members += [
      ("items", .array(items)), ("skipped", .skipped(rendered.skipped)),
      ("warnings", .warnings(rendered.warnings, missing: rendered.missing)),
    ]
    let fonts = rendered.fonts
    if !fonts.isEmpty { members.append(("fonts", .fonts(fonts))) }
    return .object(members)
  }

  private func items(ofPage index: Int) -> [JSONText] {
    let page = rendered.pages[index].page
    let scale = page.arranged.board.settings.scale
    return zip(page.arranged.board.items, page.arranged.arrangement.frames).enumerated().map {
      place, pair in
      var members: [(key: String, value: JSONText)] = [
        ("id", .string(pair.0.id)), ("index", .integer(page.firstItem + place)),
      ]
      if isPaged { members.append(("page", .integer(index + 1))) }
      return .object(members + pair.1.members(scale: scale))
    }
  }

  /// - Parameter index: From 0; people count from 1.
  private func page(_ index: Int, _ page: RenderedPage) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("page", .integer(index + 1)), ("output", .string(page.path?.jsonText ?? "-")),
      ("items", .integer(page.page.arranged.board.items.count)),
      ("bytes", .integer(page.byteCount)),
    ]
    if !page.page.shrunkItems.isEmpty {
      members.append(("shrunk", .array(page.page.shrunkItems.map { .string($0) })))
    }
    if let quality = page.quality { members.append(("quality", .integer(quality))) }
    return .object(members)
  }

  private var isPaged: Bool { rendered.arranged.board.settings.height != nil }

  /// What stands before the size of each.
  private var pages: String {
    rendered.pages.count == 1 ? "" : count(rendered.pages.count, "page") + " of "
  }

  /// `nil` for standard output.
  private var outputPath: FilePath? {
    rendered.pages.count == 1 ? rendered.pages[0].path : target.path
  }

  /// With two decimals.
  private var seconds: String {
    let hundredths = Int((duration / .milliseconds(10)).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100)." + (decimals < 10 ? "0" : "") + String(decimals)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
