import CSystemHarfBuzz

extension FontList {
  /// The first font that has all of a cluster, as it is or composed; else the first that has what it
  /// begins with; nil where there is none.
  ///
  /// Characters that are never seen, such as joiners, need no font.
  func font(for cluster: ArraySlice<Unicode.Scalar>) -> Font? {
    let seen = cluster.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let first = seen.first else { return main }
    if let font = fonts.first(where: { seen.allSatisfy($0.has) }) { return font }
    let composed = Self.composed(seen)
    return fonts.first { composed.allSatisfy($0.has) } ?? fonts.first { $0.has(first) }
  }

  /// Each character joined with the next where the two have a character of their own, so that a file
  /// name that a Mac took apart finds the fonts of the whole.
  private static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let functions = unsafe hb_unicode_funcs_get_default()
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      var composed: hb_codepoint_t = 0
      if let last = result.last,
        unsafe hb_unicode_compose(functions, last.value, scalar.value, &composed) != 0,
        let whole = Unicode.Scalar(composed)
      {
        result[result.count - 1] = whole
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}
