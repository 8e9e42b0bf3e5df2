/// The texts of a reference scene.
struct TextScene: Decodable {
  struct Text: Decodable {
    let text: String
    let size: Double
    let x: Double

    /// For each glyph its number and its place.
    let glyphs: [[Double]]
  }

  let ops: [Text]
}
