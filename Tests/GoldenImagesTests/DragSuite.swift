import Foundation
import Geometry
import GoldenImages
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// A suite of one gesture on a small board, in a folder that is removed after the test.
struct DragSuite {
  let folder: TemporaryFolder

  /// - Parameter hold: seconds before the item is dropped, in which nothing moves.
  init(hold: Double = 0.6) throws {
    folder = try TemporaryFolder()
    try writeBoard()
    try writeGesture(hold: hold)
  }

  func writeBoard(cover: String = "#336699", menu: String = "#aa2222") throws {
    let text = """
      { "version": 1, "canvas": { "width": 100, "margin": 4 }, "layout": { "columns": 2, "gap": 4 },
        "items": [ { "id": "cover", "size": [40, 40], "color": "\(cover)" },
                   { "id": "menu", "size": [40, 30], "color": "\(menu)" },
                   { "id": "map", "size": [40, 60], "color": "#22aa22" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/drag.board.json")
  }

  func writeGesture(hold: Double) throws {
    let text = """
      { "version": 1, "fps": 10, "steps": [ { "press": "menu" }, { "hold": 0.5 },
        { "drag": "map", "seconds": 0.4 }, { "hold": \(hold) }, { "drop": true } ] }
      """
    try folder.write(Array(text.utf8), to: "s/drag.gesture.json")
  }

  func run(
    _ body: (SuiteRunner, GoldenSuite) throws -> SuiteResult
  ) throws -> CaseResult {
    var runner = SuiteRunner(tool: "tests")
    runner.threadCount = 1
    return try #require(try body(runner, try GoldenSuite(folder.path("s"))).cases.first)
  }

  func verify() throws -> CaseResult { try run { try $0.verify($1) } }

  func record(keepsPictures: Bool = true) throws {
    _ = try run { runner, suite in
      var runner = runner
      runner.keepsPictures = keepsPictures
      return try runner.record(suite, .all)
    }
  }

  func approve(_ change: (inout Approval) -> Void = { _ in }) throws -> CaseResult {
    var approval = Approval()
    change(&approval)
    return try run { try $0.approve($1, approval) }
  }

  static let clipName = "s/__goldens__/drag.apng"
  static let recordName = "s/__goldens__/drag.json"

  /// What lies among the goldens.
  func goldenNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "s/__goldens__").path
    ).sorted()
  }

  /// The recorded frames.
  func clip() throws -> ClipFile { try ClipFile(try folder.read(DragSuite.clipName), fps: 10) }

  /// The recorded picture of a frame.
  func golden(_ frame: Int) throws -> StraightBitmap { try clip().frames[frame] }

  /// Writes the clip anew; its record stays.
  func changeClip(_ change: (inout ClipFile) throws -> Void) throws {
    var clip = try clip()
    try change(&clip)
    try folder.write(try clip.encoded(), to: DragSuite.clipName)
  }

  func writeGolden(_ frame: Int, _ picture: StraightBitmap) throws {
    try changeClip { $0.frames[frame] = picture }
  }

  /// Changes what is recorded of the frames.
  func changeRecord(_ change: (inout [[String: Any]]) -> Void) throws {
    try changeWholeRecord { record in
      var frames = try #require(record["frames"] as? [[String: Any]])
      change(&frames)
      record["frames"] = frames
    }
  }

  /// Changes what is recorded of the clip's bytes.
  func changeRecordOfFile(_ hash: String) throws {
    try changeWholeRecord { $0["file"] = hash }
  }

  private func changeWholeRecord(_ change: (inout [String: Any]) throws -> Void) throws {
    let value = try JSONSerialization.jsonObject(
      with: Data(try folder.read(DragSuite.recordName)))
    var record = try #require(value as? [String: Any])
    try change(&record)
    let text = try JSONSerialization.data(withJSONObject: record)
    try folder.write([UInt8](text), to: DragSuite.recordName)
  }

  /// Where an item is in a frame, as it is recorded.
  func recordedFrame(of id: String, in frame: Int) throws -> Rect? {
    let value = try JSONSerialization.jsonObject(
      with: Data(try folder.read(DragSuite.recordName)))
    let frames = (value as? [String: Any])?["frames"] as? [[String: Any]] ?? []
    var found: Rect?
    for one in frames.prefix(frame + 1) {
      for item in one["items"] as? [[Any]] ?? one["changed"] as? [[Any]] ?? []
      where item.first as? String == id {
        let numbers = item.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 4 else { continue }
        found = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
    return found
  }
}
