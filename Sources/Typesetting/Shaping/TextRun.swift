import CSystemHarfBuzz

/// Neighbouring clusters of one font, one script and one direction.
struct TextRun {
  /// nil where no font has them.
  let font: Font?

  let script: hb_script_t

  /// Odd where it runs from right to left.
  let level: Int

  var clusters: Range<Int>

  var runsLeft: Bool { level % 2 == 1 }

  /// The runs of a line as it is read.
  static func split(_ line: TextClusters, fonts: FontList, runsLeft: Bool) -> [TextRun] {
    let levels = Bidirectional.levels(of: line.scalars, runsLeft: runsLeft)
    var runs: [TextRun] = []
    for index in 0..<line.count {
      let scalars = line[index]
      let font = fonts.font(for: scalars)
      let level = levels[line.range(of: index).lowerBound]
      let own = Self.script(of: scalars)
      if let last = runs.last, last.font === font, last.level == level,
        own == nil || last.script == HB_SCRIPT_COMMON || own == last.script
      {
        // Digits and punctuation join what stands beside them.
        let script = last.script == HB_SCRIPT_COMMON ? own ?? last.script : last.script
        runs[runs.count - 1] = TextRun(
          font: font, script: script, level: level,
          clusters: last.clusters.lowerBound..<(index + 1))
      } else {
        runs.append(
          TextRun(
            font: font, script: own ?? HB_SCRIPT_COMMON, level: level,
            clusters: index..<(index + 1)))
      }
    }
    return runs
  }

  /// Runs in the order in which they are seen from the left.
  ///
  /// Source: Unicode Standard Annex #9, rule L2.
  static func visualOrder(_ runs: [TextRun]) -> [TextRun] {
    var runs = runs
    let levels = runs.map(\.level)
    guard let greatest = levels.max(), greatest > 0 else { return runs }
    for level in (1...greatest).reversed() {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        if end > start { runs[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return runs
  }

  /// nil for what belongs to no script.
  private static func script(of scalars: ArraySlice<Unicode.Scalar>) -> hb_script_t? {
    let functions = unsafe hb_unicode_funcs_get_default()
    for scalar in scalars {
      let script = unsafe hb_unicode_script(functions, scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
        return script
      }
    }
    return nil
  }
}
