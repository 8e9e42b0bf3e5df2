import BoardRendering
import ImageCodecs
import Pixels
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a clip to look at, and how it looks in the light and in the dark:
/// `WATERFALL_SAMPLE_CLIP=folder swift test --filter SampleClipOfBoards`.
struct SampleClipOfBoards {
  private static let path = ProcessInfo.processInfo.environment["WATERFALL_SAMPLE_CLIP"]

  @Test(.enabled(if: path != nil, "WATERFALL_SAMPLE_CLIP names no folder"))
  func aClipIsWrittenToLookAt() throws {
    let folder = URL(filePath: try #require(Self.path))
    let page = try Self.page()
    try Data(page).write(to: folder.appending(path: "clip.html"))
    for (isDark, width, name) in [
      (false, 1280, "light"), (true, 1280, "dark"), (false, 390, "narrow"),
    ] {
      let setting = Chromium.Setting(
        fragment: "#24", width: width, isDark: isDark, takesScreenshot: true)
      let visit = try Chromium.visit(
        page, setting: setting,
        script: "await until(() => clip.seen === 24); clip.toggleOutlines();")
      #expect(visit.facts["failure"] == nil)
      try Data(visit.screenshot ?? []).write(to: folder.appending(path: name + ".png"))
    }
  }

  /// A tile goes down while its neighbours stay.
  private static func page() throws -> [UInt8] {
    let file = Cases.packageFolder.appending(path: "Fixtures").appending(path: "board.png")
    let board = StraightBitmap(
      try ImageFormats.decode(.bytes([UInt8](Data(contentsOf: file)))))
    var writer = ClipPageWriter(
      title: "Drag the lake below the house",
      settings: ClipSettings(size: board.size, isOpaque: true, fps: 30), scale: 2)
    var page: [UInt8] = []
    for frame in 0..<60 {
      let way = min(1, max(0, Double(frame - 10) / 40))
      let (x, y) = (Int(way * 180), Int(way * 130))
      var image = board
      for row in 0..<164 {
        for column in 0..<240 { image[8 + x + column, 8 + y + row] = board[8 + column, 8 + row] }
      }
      page += try writer.append(ClipFrame(image: image), [facts(frame, x: x, y: y)])
    }
    return page + writer.finish()
  }

  private static func facts(_ frame: Int, x: Int, y: Int) -> ClipFacts {
    var facts = ClipFacts(index: frame, time: Double(frame) / 30)
    facts.order = ["lake", "forest", "house", "boat", "meadow at noon", "letters", "stairs"]
    if frame >= 24 { facts.order.swapAt(0, 2) }
    let lake = ClipFacts.Item(
      id: "lake", x: Double(4 + x / 2), y: Double(4 + y / 2), width: 120, height: 82)
    facts.items = [.init(id: "forest", x: 129, y: 4, width: 120, height: 100)]
    if (10..<52).contains(frame) { facts.ghosts = [lake] } else { facts.items.append(lake) }
    let events: [Int: [(String, String)]] = [
      6: [("press", "")], 10: [("lift", "with boat"), ("willBegin", "0")],
      18: [("didMove", "0 → 1")], 24: [("didMove", "1 → 2")], 50: [("drop", "")],
      52: [("didEnd", "0 → 2")],
    ]
    facts.events = (events[frame] ?? []).map {
      .init(time: facts.time, name: $0.0, item: "lake", detail: $0.1)
    }
    return facts
  }
}
