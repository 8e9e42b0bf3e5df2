import CSystemHarfBuzz
import Geometry

/// Chooses and places the glyphs of a run, from left to right, by HarfBuzz.
enum Shaper {
  static func glyphs(of run: TextRun, in line: TextClusters) -> [ShapedGlyph] {
    guard let font = run.font else { return boxes(for: run) }
    guard let buffer = unsafe hb_buffer_create() else { return [] }
    defer { unsafe hb_buffer_destroy(buffer) }
    for cluster in run.clusters {
      for scalar in line[cluster] { unsafe hb_buffer_add(buffer, scalar.value, UInt32(cluster)) }
    }
    unsafe hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    unsafe hb_buffer_set_direction(buffer, run.runsLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, run.script)
    // Never that of the locale: pixels do not depend on it.
    unsafe hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
    unsafe hb_shape(font.shapingFont, buffer, nil, 0)

    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos = unsafe infos, let positions = unsafe positions else { return [] }
    return (0..<Int(count)).map { index in
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      return ShapedGlyph(
        font: font, id: info.codepoint, cluster: Int(info.cluster),
        advance: Double(position.x_advance) / font.unitsPerEm,
        offset: Point(
          x: Double(position.x_offset) / font.unitsPerEm,
          y: 0 - Double(position.y_offset) / font.unitsPerEm))
    }
  }

  private static func boxes(for run: TextRun) -> [ShapedGlyph] {
    let clusters = run.runsLeft ? Array(run.clusters.reversed()) : Array(run.clusters)
    return clusters.map {
      ShapedGlyph(font: nil, id: 0, cluster: $0, advance: MissingGlyph.advance, offset: .zero)
    }
  }
}
