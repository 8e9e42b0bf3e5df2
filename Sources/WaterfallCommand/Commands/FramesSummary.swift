import BoardDrawing
import BoardModel
import BoardRendering
import Pixels

/// What was drawn, for people on one line.
struct FramesSummary {
  var rendered: RenderedFrames
  var folder: FilePath

  /// Of `--sort shuffle`.
  var seed: UInt64?
  var duration: Duration

  var line: String {
    let result = rendered.replay.result
    var parts = [
      "\(folder.displayText): \(rendered.count) frame" + (rendered.count == 1 ? "" : "s"),
      "\(rendered.size.width) x \(rendered.size.height) pixels",
      result.outcome.rawValue, "\(seconds) s",
    ]
    if !rendered.skipped.isEmpty { parts.append("\(rendered.skipped.count) skipped") }
    if let seed { parts.append("seed \(seed)") }
    return "waterfall: " + parts.joined(separator: ", ")
  }

  /// With two decimals.
  private var seconds: String {
    let hundredths = Int((duration / Duration.milliseconds(10)).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100)." + (decimals < 10 ? "0" : "") + String(decimals)
  }
}
