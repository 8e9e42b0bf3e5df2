import Layouts

/// The style of a grid-lanes container.
struct LaneStyle {
  private let declarations: [String: String]
  private let trackText: String?
  private let toleranceText: String

  init(_ options: PeerValue) {
    declarations = Self.declarations(options["css"].text ?? "")
    trackText = options["tracks"].text ?? declarations["grid-template-columns"]
    toleranceText = options["flowTolerance"].text ?? declarations["flow-tolerance"] ?? "0px"
  }

  var direction: String { declarations["grid-lanes-direction"] ?? "" }

  var isDense: Bool { declarations["grid-lanes-pack"] == "dense" }

  /// In points; `normal` is 1 em of 16 px.
  var tolerance: Double {
    if toleranceText.hasPrefix("normal") { return 16 }
    return toleranceText.hasPrefix("infinite") ? .infinity : Self.pixels(toleranceText) ?? 0
  }

  /// - Parameter count: of equal tracks, where none are written.
  func tracks(count: Int?) throws -> [ColumnTrack] {
    guard let text = trackText else {
      guard let count else { throw PeerCaseError.notUnderstood("tracks") }
      return [ColumnTrack](repeating: .share(1), count: count)
    }
    var tracks: [ColumnTrack] = []
    // repeat(3,100px) has no spaces inside; what stands between spaces is one or many tracks.
    for part in text.replacing(", ", with: ",").split(separator: " ") {
      let words = part.replacing("repeat(", with: "").replacing(")", with: "").split(separator: ",")
      let repeats = part.hasPrefix("repeat(") ? Int(words[0]) : 1
      guard let repeats, let word = words.last, let track = Self.track(String(word)) else {
        throw PeerCaseError.notUnderstood("tracks \(text)")
      }
      tracks += [ColumnTrack](repeating: track, count: repeats)
    }
    return tracks
  }

  private static func track(_ word: String) -> ColumnTrack? {
    word.hasSuffix("fr")
      ? Double(word.dropLast(2)).map { .share($0) } : pixels(word).map { .points($0) }
  }

  static func pixels(_ text: String) -> Double? {
    Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }

  static func declarations(_ css: String) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in css.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { part in
        String(part.drop { $0 == " " })
      }
      if parts.count == 2 { result[parts[0]] = parts[1] }
    }
    return result
  }
}
