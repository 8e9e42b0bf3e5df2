import BoardModel
import Foundation
import TestSupport
import Testing
import WaterfallCommand

/// Gestures as text, and what the schema says of them.
@Suite struct GestureTextTests {
  private func readAgain(_ gesture: GestureFile) throws -> GestureFile {
    try GestureFile(json: Array(GestureFileText(gesture).json.text.utf8))
  }

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    let json = #"""
      { "version": 1, "fps": 59.94, "preset": "edit-grid",
        "viewport": { "height": 300, "offset": 20.5,
          "autoscroll": { "edge": 40, "speed": 200, "model": "constant" } },
        "ghost": { "scale": 0.25, "scaleBy": "transform", "borderWidth": 1, "borderColor": "#12345678",
          "cornerRadius": 2, "shadow": true, "opacity": 0.5, "anchor": "centre", "source": "dimmed" },
        "timing": { "longPress": 0.1, "lift": 0.2, "reflow": 0.3, "drop": 0.4, "ease": "easeIn" },
        "rules": { "crossSection": true, "target": "overlap", "mode": "swap", "latch": "off" },
        "edit": { "jiggle": "apart", "notice": "No\n\"x\"", "noticeSeconds": 1, "done": "OK",
          "emptyMessage": "" },
        "steps": [ { "press": 3, "with": ["a"], "at": [0.25, 1] }, { "hold": 0.1 },
          { "drag": { "place": [1, 2] }, "via": ["b", [1, -2]], "ease": "easeOut", "seconds": 2 },
          { "drop": { "place": 4 } }, { "tap": "c", "on": "badge" }, { "tap": true, "on": "done" },
          { "tap": "c" }, { "press": [5, 6], "in": "viewport" }, { "drop": true },
          { "cancel": true } ],
        "expect": { "result": "cancelled", "moves": 0, "order": [["a"], []] } }
      """#
    let gesture = try GestureFile(json: Array(json.utf8))

    #expect(try readAgain(gesture) == gesture)
  }

  @Test(arguments: BoardPreset.allCases)
  func scriptsThatAreMadeCanBeWritten(preset: BoardPreset) throws {
    let move = GestureFile.moves(
      [.init(from: GesturePlace(index: 1), to: GesturePlace(section: 1, index: 4))], preset: preset)
    let drag = GestureFile.drag(.item("a \"b\""), to: .point(1, 2.5), preset: preset)

    #expect(try readAgain(move) == move)
    #expect(try readAgain(drag) == drag)
  }

  private func schema() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(GestureSchema.text.utf8))
    return try #require(value as? [String: Any])
  }

  private func names(_ value: Any?) throws -> Set<String> {
    Set(try #require((value as? [String: Any])?["properties"] as? [String: Any]).keys)
  }

  /// Whether a gesture that holds the key is refused as holding an unknown one.
  private func knows(_ key: String, in json: (String) -> String) -> Bool {
    do throws(BoardError) {
      _ = try GestureFile(json: Array(json("\"\(key)\": null").utf8))
    } catch {
      if case .unknownKey = error { return false }
    }
    return true
  }

  private static let keys = [
    "version", "fps", "preset", "viewport", "ghost", "timing", "rules", "edit", "steps", "expect",
    "height", "offset", "autoscroll", "edge", "speed", "model", "scale", "scaleBy", "borderWidth",
    "borderColor", "cornerRadius", "shadow", "opacity", "anchor", "source", "longPress", "lift",
    "reflow", "drop", "ease", "crossSection", "target", "mode", "latch", "jiggle", "notice",
    "noticeSeconds", "done", "emptyMessage", "result", "moves", "order", "press", "at", "in",
    "with", "hold", "drag", "seconds", "via", "cancel", "tap", "on", "zebra",
  ]

  @Test(arguments: ["viewport", "ghost", "timing", "rules", "edit", "expect"])
  func theSchemaListsWhatIsReadAndNothingElse(part: String) throws {
    let listed = try names((try schema()["properties"] as? [String: Any])?[part])

    let read = Self.keys.filter { key in
      knows(key) { #"{ "version": 1, "\#(part)": { \#($0) }, "steps": [{ "hold": 1 }] }"# }
    }

    #expect(listed == Set(read))
  }

  @Test func theSchemaListsTheKeysOfEveryStep() throws {
    let step = try #require((try schema()["$defs"] as? [String: Any])?["step"] as? [String: Any])
    let forms = try #require(step["oneOf"] as? [[String: Any]])

    #expect(forms.count == 6)
    for form in forms {
      let verb = try #require((form["required"] as? [String])?.first)
      let value = verb == "hold" ? "1" : verb == "cancel" || verb == "drop" ? "true" : "[1, 1]"
      let read = Self.keys.filter { key in
        key == verb
          || knows(key) {
            #"{ "version": 1, "steps": [{ "\#(verb)": \#(value), \#($0) }] }"#
          } && !["press", "hold", "drag", "drop", "cancel", "tap"].contains(key)
      }
      #expect(try names(form) == Set(read), "\(verb)")
    }
  }

  @Test func theToolPrintsBothSchemas() throws {
    let folder = try TemporaryFolder()
    let tool = BuiltTool(in: folder)
    defer { withExtendedLifetime(folder) {} }

    let gesture = try tool.run("schema", "gesture")
    let other = try tool.run("schema", "gestures")

    #expect(gesture.exitCode == 0 && gesture.text.contains("gesture.json, version 1"))
    #expect(other.exitCode == 2 && other.errors.contains("schema gesture"))
  }

  @Test func aPresetIsALayerBelowTheOptions() throws {
    let folder = try TemporaryFolder()
    let tool = BuiltTool(in: folder)
    defer { withExtendedLifetime(folder) {} }
    let photos = Cases.packageFolder.appending(path: "Fixtures/photos").path

    let preset = try tool.run("layout", photos, "--preset", "movable-waterfall", "--width", "375")
    let more = try tool.run("layout", photos, "--preset", "movable-waterfall", "--columns", "5")
    let unknown = try tool.run("layout", photos, "--preset", "movable")

    #expect(preset.json["columns"] as? Int == 3 && more.json["columns"] as? Int == 5)
    let heights = ((preset.json["items"] as? [[String: Any]]) ?? [])
      .compactMap { $0["height"] as? Double }
    #expect(heights.count == 14 && heights.allSatisfy { (20...200).contains($0) })
    #expect(unknown.exitCode == 2 && unknown.errors.contains("movable-waterfall"))
  }
}
