/// Breaks a paragraph into lines of some width, in ems, and shortens the last one if need be.
///
/// A line ends where the text allows it, and within a word only where that does not fit on a line
/// by itself. Only as much of a long text is looked at as fits.
struct LineFitter {
  let fonts: FontList
  let width: Double
  private let paragraph: Paragraph
  private let runsLeft: Bool

  /// What a line without room is first tried with.
  private static let firstGuess = 64

  init(_ paragraph: Paragraph, fonts: FontList, width: Double) {
    self.paragraph = paragraph
    self.fonts = fonts
    self.width = width
    runsLeft = Bidirectional.runsLeft(paragraph.clusters.scalars)
  }

  private var clusters: TextClusters { paragraph.clusters }

  /// At most `limit` lines, at least one.
  ///
  /// - Parameter isFollowed: Whether a paragraph comes after this one, for which there must be a line
  ///   left, or else the last line shows that something is missing.
  func lines(limit: Int, isFollowed: Bool) -> [FittedLine] {
    var lines: [FittedLine] = []
    var start = 0
    repeat {
      let isLast = lines.count == limit - 1
      let fit = fit(from: start)
      let isWhole = fit == clusters.count && !paragraph.isCut
      if isLast, !isWhole || isFollowed {
        lines.append(shortened(start..<fit))
        return lines
      }
      guard let end = isWhole ? fit : lineEnd(start, fit) else {
        lines.append(shortened(start..<start))
        return lines
      }
      lines.append(line(start..<end))
      start = end
      while start < clusters.count, isSpace(start) { start += 1 }
    } while start < clusters.count
    return lines
  }

  /// How far a line from `start` on may reach at most; spaces at its end do not count.
  private func fit(from start: Int) -> Int {
    var guess = Self.firstGuess
    while true {
      let end = min(clusters.count, start + guess)
      let widths = shaped(start..<end).clusterWidths
      var reached = 0.0
      for (offset, width) in widths.enumerated() {
        reached += width
        if reached > self.width, !isSpace(start + offset) { return start + offset }
      }
      if end == clusters.count { return end }
      guess *= 2
    }
  }

  /// Where a line ends that cannot hold all; nil where not even one cluster fits.
  private func lineEnd(_ start: Int, _ fit: Int) -> Int? {
    guard fit > start else { return nil }
    var end = fit
    while end > start {
      let allowed = (start + 1..<end + 1).last { mayBreak(before: $0) }
      let candidate = allowed ?? end
      if shaped(start..<clusters.endWithoutSpaces(start..<candidate)).width <= width {
        return candidate
      }
      // A break can change the shapes beside it.
      end = candidate - 1
    }
    return start + 1
  }

  private func line(_ range: Range<Int>) -> FittedLine {
    let end = clusters.endWithoutSpaces(range)
    return FittedLine(shaped(range.lowerBound..<end), runsLeft: runsLeft, isShortened: false)
  }

  /// The longest beginning of a range that has room for an ellipsis; without room for that, nothing.
  private func shortened(_ range: Range<Int>) -> FittedLine {
    var end = range.upperBound
    while true {
      end = clusters.endWithoutSpaces(range.lowerBound..<end)
      var part = clusters.part(range.lowerBound..<end)
      part.append(["…"])
      let line = ShapedLine(part, fonts: fonts, runsLeft: runsLeft)
      var excess = line.width - width
      if excess <= 0 { return FittedLine(line, runsLeft: runsLeft, isShortened: true) }
      guard end > range.lowerBound else {
        return FittedLine(shaped(0..<0), runsLeft: runsLeft, isShortened: true)
      }
      let widths = line.clusterWidths
      repeat {
        end -= 1
        excess -= widths[end - range.lowerBound]
      } while excess > 0 && end > range.lowerBound
    }
  }

  private func shaped(_ range: Range<Int>) -> ShapedLine {
    ShapedLine(clusters.part(range), fonts: fonts, runsLeft: runsLeft)
  }

  private func isSpace(_ index: Int) -> Bool {
    LineBreakClass(clusters[index].first).isSpace
  }

  private func mayBreak(before index: Int) -> Bool {
    guard index < clusters.count else { return true }
    return LineBreakClass.mayBreak(
      LineBreakClass(clusters[index - 1].first), LineBreakClass(clusters[index].first))
  }
}
