import BoardModel
import Foundation
import Testing
import WaterfallCommand

@Suite struct SchemaTests {
  private func schema() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(BoardSchema.text.utf8))
    return try #require(value as? [String: Any])
  }

  private func properties(at path: [String]) throws -> Set<String> {
    var place: Any = try schema()
    for key in path {
      place = try #require((place as? [String: Any])?[key], "\(path)")
    }
    return Set(try #require((place as? [String: Any])?["properties"] as? [String: Any]).keys)
  }

  /// Whether a board file that holds the key is refused as holding an unknown one.
  private func knows(_ key: String, in json: (String) -> String) -> Bool {
    do throws(BoardError) {
      _ = try BoardFile(json: Array(json("\"\(key)\": null").utf8))
    } catch {
      switch error {
      case .unknownKey, .notInThisVersion: return false
      default: return true
      }
    }
    return true
  }

  /// Every key that the description of the format has, and some that it has not.
  private static let keys = [
    "version", "canvas", "layout", "style", "sort", "items", "sections", "preset", "rules", "width",
    "height", "scale", "margin", "background", "kind", "columns", "columnWidth", "gap",
    "orderTolerance", "balance", "seed", "snapping", "minimumItemHeight", "maximumItemHeight",
    "cornerRadius", "border", "shadow", "caption", "color", "id", "src", "size", "pinned", "span",
    "fit", "aspect", "focus", "font", "theme", "title", "zebra", "dense", "mirrored", "locked",
    "insets", "header", "footer", "sticky", "separator", "text", "badge", "backgroundPicture",
    "corners", "radius", "opacity", "offset", "place", "lines", "alignment", "subtitle", "page",
    "dpi",
  ]

  @Test func theSchemaListsWhatIsReadAndNothingElse() throws {
    let places: [(path: [String], json: (String) -> String)] = [
      ([], { #"{ "version": 1, "items": [], \#($0) }"# }),
      (["properties", "canvas"], { #"{ "version": 1, "items": [], "canvas": { \#($0) } }"# }),
      (["properties", "layout"], { #"{ "version": 1, "items": [], "layout": { \#($0) } }"# }),
      (["$defs", "boardStyle"], { #"{ "version": 1, "items": [], "style": { \#($0) } }"# }),
      (
        ["$defs", "style", "properties", "border"],
        { #"{ "version": 1, "items": [], "style": { "border": { \#($0) } } }"# }
      ),
      (
        ["$defs", "style", "properties", "caption"],
        { #"{ "version": 1, "items": [], "style": { "caption": { \#($0) } } }"# }
      ),
      (
        ["$defs", "title"],
        { #"{ "version": 1, "items": [], "title": { "text": "a", \#($0) } }"# }
      ),
    ]
    for place in places {
      let listed = try properties(at: place.path)

      let read = Set(SchemaTests.keys.filter { knows($0, in: place.json) })

      #expect(listed == read, "\(place.path)")
    }
  }

  @Test func theSchemaListsTheKeysOfASection() throws {
    let section = ["$defs", "section"]
    let places: [(path: [String], json: (String) -> String)] = [
      (section, { #"{ "version": 1, "sections": [{ "items": [], \#($0) }] }"# }),
      (
        section + ["properties", "header"],
        { #"{ "version": 1, "sections": [{ "items": [], "header": { \#($0) } }] }"# }
      ),
      (
        section + ["properties", "footer"],
        { #"{ "version": 1, "sections": [{ "items": [], "footer": { \#($0) } }] }"# }
      ),
    ]
    for place in places {
      let listed = try properties(at: place.path)

      let read = Set(SchemaTests.keys.filter { knows($0, in: place.json) })

      #expect(listed == read, "\(place.path)")
    }
  }

  @Test func theSchemaListsTheKeysOfAnItem() throws {
    let item = try #require((try schema()["$defs"] as? [String: Any])?["item"] as? [String: Any])
    let forms = try #require(item["oneOf"] as? [[String: Any]])
    let listed = Set(try #require(forms[1]["properties"] as? [String: Any]).keys)

    let read = Set(
      SchemaTests.keys.filter { key in
        knows(key) { #"{ "version": 1, "items": [ { \#($0) } ] }"# }
      })

    #expect(listed == read)
  }
}
