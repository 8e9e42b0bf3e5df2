package import ImageCodecs
import Pixels
import WebPages

/// Writes a clip as one page that plays it, frames in and bytes out.
///
/// The page is blocks of data, one or two a frame, and scripts behind them, so neither the frames nor
/// the page stand in memory. A picture that is seen for several frames is in it once.
package struct ClipPageWriter {
  private let title: String
  private let settings: ClipSettings
  private let scale: Double
  private let page: WebPage
  private var pictures: ClipPagePictures
  private var counts = (pictures: 0, frames: 0, ticks: 0)
  private var last: ClipFacts?

  /// - Parameter scale: Pixels a point.
  package init(title: String, settings: ClipSettings, scale: Double) {
    self.title = title
    self.settings = settings
    self.scale = scale
    page = WebPage(
      title: title, parts: [.page, .keys, .zoom, .scrubber, .outlines, .pictures, .clip])
    pictures = ClipPagePictures(settings)
  }

  /// Adds a picture, and the facts of each frame of the gesture that looks so, at least one.
  ///
  /// Each of them is seen for one tick; where the picture has more, it is held: at the beginning of
  /// the clip before, else after them.
  package mutating func append(
    _ frame: ClipFrame, _ facts: [ClipFacts]
  ) throws(ImageWritingError) -> [UInt8] {
    precondition(!facts.isEmpty, "a picture of a clip belongs to a frame")
    let isFirst = counts.frames == 0
    var bytes = isFirst ? page.opening : []
    let held = max(0, frame.ticks - facts.count)
    var place: [(key: String, value: ScriptData)] = []
    if let picture = try pictures.picture(of: frame.image) {
      bytes += WebPage.block(
        "picture-\(counts.pictures)", .plain(PictureAddress.inlined(picture.file)))
      counts.pictures += 1
      place = [
        ("place", .array([.integer(picture.x), .integer(picture.y)])),
        ("isWhole", .bool(picture.isWhole)),
      ]
    }
    for (number, facts) in facts.enumerated() {
      let data = facts.data(since: last, scale: scale, size: settings.size)
      bytes += WebPage.block(
        "frame-\(counts.frames)",
        .object(
          [("start", .integer(counts.ticks)), ("picture", .integer(counts.pictures - 1))]
            + (number == 0 ? place : []) + data))
      last = facts
      counts.frames += 1
      counts.ticks += 1 + (isFirst && number == 0 ? held : 0)
    }
    if !isFirst { counts.ticks += held }
    return bytes
  }

  /// The end of the page, of which every frame was given.
  package func finish() -> [UInt8] {
    let seconds = Double(counts.ticks) / settings.fps
    let summary = """
      <main class="summary">
      <h1>\(HTMLText.escaped(title))</h1>
      <p>\(counts.frames) frames, \((seconds * 100).rounded() / 100) seconds</p>
      <p>The clip needs scripts to play, and they are off.</p>
      </main>

      """
    let clip = ScriptData.object([
      ("title", .string(title)), ("width", .integer(settings.size.width)),
      ("height", .integer(settings.size.height)), ("fps", .number(settings.fps)),
      ("frames", .integer(counts.frames)), ("ticks", .integer(counts.ticks)),
      ("isEndless", .bool(settings.playCount == 0)),
    ])
    return (counts.frames == 0 ? page.opening : []) + WebPage.block("clip", clip)
      + WebPage.withoutScripts(summary) + page.closing
  }
}
