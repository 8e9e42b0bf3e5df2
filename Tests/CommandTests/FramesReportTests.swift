import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Reports about frames, played by the tool.
@Suite struct FramesReportTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.write(
      text: """
        { "version": 1, "canvas": { "width": 410, "margin": 0 }, "layout": { "columns": 2, "gap": 10 },
          "items": [ { "id": "A", "size": [200, 100], "color": "#c33" },
                     { "id": "B", "size": [200, 300], "color": "#3c3" },
                     { "id": "C", "size": [200, 50], "color": "#33c" },
                     { "id": "D", "size": [200, 200], "color": "#993" } ] }
        """, to: "b.json")
  }

  private typealias Frame = [String: Any]

  private func manifest(_ name: String = "f") throws -> [String: Any] {
    let data = try Data(contentsOf: folder.url.appending(path: name + "/manifest.json"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  private func frames(_ name: String = "f") throws -> [Frame] {
    try manifest(name)["frames"] as? [Frame] ?? []
  }

  /// Frames of items as x, y, width, height.
  private func items(_ frame: Frame) -> [String: [Double]] {
    let items = frame["items"] as? [[String: Any]] ?? []
    return Dictionary(
      items.map { item in
        (
          item["id"] as? String ?? "",
          ["x", "y", "width", "height"].map { (item[$0] as? Double) ?? .nan }
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: ["1:3", "1:3,0:2"])
  func a08AfterAMoveEachItemKeepsItsOwnHeight(moves: String) throws {
    let outcome = try tool.run(
      "frames", "b.json", "--move", moves, "--fps", "30", "-o", "f/", "--json")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let frames = try frames()
    let first = try #require(frames.first)
    #expect(
      items(first) == [
        "A": [0, 0, 200, 100], "B": [210, 0, 200, 300], "C": [0, 110, 200, 50],
        "D": [0, 170, 200, 200],
      ])
    #expect(first["contentHeight"] as? Double == 370)
    let heights = ["A": 100.0, "B": 300, "C": 50, "D": 200]
    for frame in frames {
      let ghost = (frame["ghost"] as? [String: Any])?["id"] as? String
      for (id, place) in items(frame) where id != ghost {
        #expect(place[2] == 200)
        #expect(abs(place[3] - (heights[id] ?? 0)) <= 0.5)
      }
    }
  }

  @Test func a08TheLastFrameIsTheOrderAskedFor() throws {
    _ = try tool.run("frames", "b.json", "--move", "1:3", "--fps", "30", "-o", "f")

    let frames = try frames()
    let last = try #require(frames.last)
    #expect(
      items(last) == [
        "A": [0, 0, 200, 100], "C": [210, 0, 200, 50], "D": [210, 60, 200, 200],
        "B": [0, 110, 200, 300],
      ])
    #expect(last["contentHeight"] as? Double == 410)
    #expect(last["order"] as? [String] == ["A", "C", "D", "B"])
    let ghosts = frames.compactMap { $0["ghost"] as? [String: Any] }
    #expect(ghosts.contains { $0["width"] as? Double == 100 && $0["height"] as? Double == 150 })
    let sizes = try ["frame_00000.png", "frame_00060.png"].map {
      try folder.readBitmap("f/" + $0).size
    }
    #expect(sizes == Array(repeating: PixelSize(width: 410, height: 410), count: 2))
  }

  @Test func a12FrameFilesSortInTimeOrderAndNoneOfALongerRunIsLeft() throws {
    try folder.write(
      text: """
        { "version": 1, "fps": 50, "steps": [ { "press": "A" }, { "hold": 24.68 },
          { "cancel": true } ] }
        """, to: "g.json")
    let outcome = try tool.run(
      "frames", "b.json", "--gesture", "g.json", "--scale", "0.1", "-o", "f/")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")

    let listed = try tool.shell("LC_ALL=C ls -A f").text.split(separator: "\n").map(String.init)
    let frames = try frames().compactMap { $0["file"] as? String }
    #expect(frames.count == 1250)
    #expect(listed == frames + ["manifest.json"])
    #expect(frames.first == "frame_00000.png" && frames.last == "frame_01249.png")

    _ = try tool.run("frames", "b.json", "--move", "1:3", "-o", "f")
    #expect(try self.frames().count == 61)
    #expect(try tool.shell("ls -A f | wc -l").text.trimmingCharacters(in: .whitespaces) == "62\n")
  }

  @Test func theManifestHasTheHashOfTheDecodedPixels() throws {
    _ = try tool.run("frames", "b.json", "--move", "1:3", "--every", "7", "-o", "f")

    for frame in try frames() {
      let file = try #require(frame["file"] as? String)
      let decoded = try folder.readBitmap("f/" + file)
      var hash = PixelHash()
      hash.add(decoded.pixels.map { Color($0) })
      #expect(frame["sha256"] as? String == hash.text)
    }
  }

  @Test func theManifestHasTheKeysThatProgramsRead() throws {
    let outcome = try tool.run("frames", "b.json", "--move", "1:3", "-o", "f", "--json")

    let manifest = try manifest()
    let frame = try #require(try frames().first)
    #expect(
      manifest.keys.sorted()
        == ["fps", "frames", "height", "result", "scale", "software", "width"])
    #expect(
      frame.keys.sorted() == [
        "contentHeight", "events", "file", "ghost", "index", "items", "order", "scroll", "sha256",
        "time",
      ])
    #expect(outcome.output == Data(try folder.read("f/manifest.json")))
    let events = try frames().flatMap { $0["events"] as? [[String: Any]] ?? [] }
    #expect(
      events.compactMap { $0["name"] as? String }
        == ["press", "lift", "willBegin", "didMove", "didMove", "drop", "didEnd"])
    let result = manifest["result"] as? [String: Any]
    #expect(result?["result"] as? String == "moved")
  }
}
