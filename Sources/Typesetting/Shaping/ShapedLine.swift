import Geometry

/// The glyphs of a line from left to right, by lengths in ems.
struct ShapedLine {
  let clusters: TextClusters
  let glyphs: [ShapedGlyph]
  let width: Double

  init(_ clusters: TextClusters, fonts: FontList, runsLeft: Bool) {
    self.clusters = clusters
    let runs = TextRun.split(clusters, fonts: fonts, runsLeft: runsLeft)
    glyphs = TextRun.visualOrder(runs).flatMap { Shaper.glyphs(of: $0, in: clusters) }
    width = glyphs.reduce(0) { $0 + $1.advance }
  }

  /// How wide each cluster is; where several share a glyph, the first has all of it.
  var clusterWidths: [Double] {
    var widths = Array(repeating: 0.0, count: clusters.count)
    for glyph in glyphs { widths[glyph.cluster] += glyph.advance }
    return widths
  }

  /// The characters that no font has, in the order in which they are read, each once.
  var missing: [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for cluster in glyphs.filter({ $0.font == nil }).map(\.cluster).sorted() {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: clusters[cluster])
      if seen.insert(String(text)).inserted { found.append(String(text)) }
    }
    return found
  }
}
