import BoardDrawing
import BoardModel
import BoardRendering
import Pixels

extension ErrorMessages {
  /// What people should know of pictures that were written.
  static func remarks(on rendered: RenderedBoard, _ format: OutputFormat) -> [String] {
    var remarks: [String] = []
    for page in rendered.pages {
      for id in page.page.shrunkItems {
        remarks.append(
          "waterfall: \(FilePath(id).displayText) is taller than a page and was made smaller")
      }
    }
    if format.kind == .jpeg, !rendered.arranged.board.settings.background.isOpaque {
      remarks.append(
        "waterfall: a JPEG has no transparency, so the background is white; write a PNG to keep it")
    }
    for page in rendered.pages {
      guard let limit = format.maximumByteCount, let quality = page.quality else { continue }
      remarks.append(
        "waterfall: \(page.path?.displayText ?? "-"): quality \(quality), \(page.byteCount) bytes of "
          + "\(limit) allowed")
    }
    if let next = rendered.nextPage {
      remarks.append(
        "waterfall: \(next.displayText) was there before and is no page of this board")
    }
    return remarks
  }

  static func tooManyBytes(
    _ path: FilePath?, limit: Int, _ format: PictureFormat, quality: Int?
  ) -> String {
    let name = path?.displayText ?? "standard output"
    if let quality {
      return "\(name) has more than \(limit) bytes even with --quality \(quality); "
        + "use less --width or --scale, or more --max-bytes"
    }
    return
      "\(name) has more than \(limit) bytes as a \(format.name); write a JPEG (--format jpeg), "
      + "or use less --width or --scale, or more --max-bytes"
  }

  static func pagesHaveOneName(_ path: FilePath?, count: Int) -> String {
    guard let path else {
      return "the board takes \(count) pages and standard output holds one; "
        + "write to files, as in --output page-%d.png"
    }
    let stem = path.withoutExtension.displayText
    let ending = path.fileExtension.isEmpty ? "" : "." + path.fileExtension
    return "the board takes \(count) pages and \(path.displayText) is one name; "
      + "write --output \(stem)-%d\(ending)"
  }
}
