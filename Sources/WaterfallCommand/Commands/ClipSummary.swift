import BoardDrawing
import BoardModel
import BoardRendering
import Pixels

/// What clip was made, for people on one line and for programs as JSON.
struct ClipSummary {
  var clip: RenderedClip
  var format: ClipFormat
  var target: OutputTarget
  var poster: OutputTarget?

  /// Of `--sort shuffle`.
  var seed: UInt64?

  /// That it took to make it.
  var duration: Duration

  var line: String {
    var parts = [
      "\(target.path?.displayText ?? "-"): \(clip.count) frame" + (clip.count == 1 ? "" : "s")
        + ", \(decimals(clip.duration)) s at \(JSONText.number(clip.version.fps).compact) fps",
      "\(clip.size.width) x \(clip.size.height) pixels", "\(clip.byteCount) bytes",
      clip.replay.result.outcome.rawValue, "made in \(decimals(duration / .seconds(1))) s",
    ]
    if !clip.skipped.isEmpty { parts.append("\(clip.skipped.count) skipped") }
    if let seed { parts.append("seed \(seed)") }
    return "waterfall: " + parts.joined(separator: ", ")
  }

  var json: JSONText {
    let result = clip.replay.result
    var members: [(key: String, value: JSONText)] = [
      ("output", .string(target.path?.jsonText ?? "-")), ("format", .string(format.rawValue)),
      ("width", .integer(clip.size.width)), ("height", .integer(clip.size.height)),
      ("scale", .number(clip.version.scale)), ("fps", .number(clip.version.fps)),
      ("frames", .integer(clip.count)), ("seconds", .number(clip.duration)),
      ("bytes", .integer(clip.byteCount)),
    ]
    if clip.droppedCount > 0 { members.append(("dropped", .integer(clip.droppedCount))) }
    if let quality = clip.version.quality { members.append(("quality", .integer(quality))) }
    if let poster = poster?.path { members.append(("poster", .string(poster.jsonText))) }
    if let seed { members.append(("seed", .integer(Int(seed)))) }
    let order = result.order.map { JSONText.array($0.map { .string($0) }) }
    members += [
      (
        "result",
        .object([
          ("result", .string(result.outcome.rawValue)), ("moves", .integer(result.moves)),
          ("order", order.count == 1 ? order[0] : .array(order)),
        ])
      ),
      ("skipped", .skipped(clip.skipped)),
      ("warnings", .array(warnings)), ("steps", .array(clip.rejected.map(Self.step))),
    ]
    return .object(members)
  }

  /// Of pictures and characters, of the gesture, and of the file.
  private var warnings: [JSONText] {
    var all: [JSONText] = []
    if case .array(let found) = JSONText.warnings(clip.warnings, missing: clip.missing) {
      all = found
    }
    let texts =
      clip.replay.warnings.map { ErrorMessages.words(for: $0) }
      + ErrorMessages.words(about: clip, format)
    return all + texts.map { .object([("text", .string($0))]) }
  }

  /// What was tried and was too many bytes for `--max-bytes`.
  private static func step(_ version: ClipVersion) -> JSONText {
    .object([
      ("scale", .number(version.scale)), ("fps", .number(version.fps)),
      ("quality", version.quality.map { .integer($0) } ?? .null),
    ])
  }

  /// With two decimals.
  private func decimals(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100)." + (rest < 10 ? "0" : "") + String(rest)
  }
}
