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
      "\(outputPath?.displayText ?? "-"): \(count(rendered.arranged.board.items.count, "item"))"
        + " in \(count(columns, "column"))",
      "\(rendered.size.width) x \(rendered.size.height) pixels", "\(seconds) s",
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
    let scale = rendered.arranged.board.settings.scale
    let arrangement = rendered.arranged.arrangement
    let items = zip(rendered.arranged.board.items, arrangement.frames).enumerated().map {
      index, pair in
      JSONText.object(
        [("id", .string(pair.0.id)), ("index", .integer(index))] + pair.1.members(scale: scale))
    }
    members += [
      ("items", .array(items)), ("skipped", .skipped(rendered.skipped)),
      ("warnings", .warnings(rendered.warnings, missing: rendered.missing)),
    ]
    let fonts = rendered.fonts
    if !fonts.isEmpty { members.append(("fonts", .fonts(fonts))) }
    return .object(members)
  }

  /// `nil` for standard output.
  private var outputPath: FilePath? {
    if case .file(let path, _) = target { path } else { nil }
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
