import Geometry

/// Turns text into outlines, the same on every machine that has the same fonts.
///
/// Grapheme clusters are Swift's own, so their rules follow the version of the compiler's library.
/// Directions are found line by line. Every text takes bounded time: see ``Paragraph``.
public struct Typesetter: Sendable {
  /// Used where nobody asks for others.
  public let fonts: FontList

  /// Fonts that a ``TextFormat/font`` can ask for.
  public let namedFonts: [String: FontList]

  public init(fonts: FontList, namedFonts: [String: FontList] = [:]) {
    self.fonts = fonts
    self.namedFonts = namedFonts
  }

  /// The heights of a line in some size, by the first font.
  public func metrics(size: Double) -> LineMetrics {
    metrics(TextFormat(size: size))
  }

  /// The heights of a line in some format, by the first of its fonts.
  public func metrics(_ format: TextFormat) -> LineMetrics {
    let main = fonts(for: format).main
    return LineMetrics(ascent: main.ascent * format.size, descent: main.descent * format.size)
  }

  private func fonts(for format: TextFormat) -> FontList {
    format.font.flatMap { namedFonts[$0] } ?? fonts
  }

  /// More room is taken as this much, in points.
  private static let greatestWidth = 1e9

  /// Sets a text into lines of some width, in points.
  public func typeset(_ text: String, _ format: TextFormat, width: Double) -> TextBlock {
    precondition(format.maximumLines > 0, "a text has at least one line")
    precondition(format.size > 0 && format.scale > 0, "letters have a size")
    let width = width > 0 ? min(width, Self.greatestWidth) : 0
    let metrics = metrics(format)
    let lineHeight = format.lineHeight ?? metrics.height
    let fitted = fitted(text, format, width: width)
    let shown = fitted.filter { $0.shaped.clusters.count > 0 || !$0.isShortened }
    let lines = shown.enumerated().map { index, line in
      // Where lines are higher than their letters, these stand in the middle.
      let top = Double(index) * lineHeight + (lineHeight - metrics.height) / 2
      let free = width - line.shaped.width * format.size
      let start = line.start(format.alignment) * free
      return TextLine(line, size: format.size, origin: Point(x: start, y: top + metrics.ascent))
    }
    var seen: Set<String> = []
    return TextBlock(
      lines: lines, size: Size(width: width, height: Double(lines.count) * lineHeight),
      isShortened: fitted.contains { $0.isShortened },
      missing: shown.flatMap(\.shaped.missing).filter { seen.insert($0).inserted })
  }

  private func fitted(_ text: String, _ format: TextFormat, width: Double) -> [FittedLine] {
    guard !text.isEmpty else { return [] }
    let slack = 1 / (64 * format.scale)
    let fonts = fonts(for: format)
    let paragraphs = Paragraph.split(text, atLineBreaks: format.keepsLineBreaks)
    var lines: [FittedLine] = []
    for (index, paragraph) in paragraphs.enumerated() where lines.count < format.maximumLines {
      let fitter = LineFitter(paragraph, fonts: fonts, width: (width + slack) / format.size)
      let isLast = index == paragraphs.count - 1
      lines += fitter.lines(limit: format.maximumLines - lines.count, isFollowed: !isLast)
    }
    return lines
  }
}

extension FittedLine {
  /// The share of the free room that is left of the line.
  fileprivate func start(_ alignment: TextAlignment) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: runsLeft ? 1 : 0
    }
  }
}

extension TextLine {
  fileprivate init(_ line: FittedLine, size: Double, origin: Point) {
    var x = 0.0
    glyphs = line.shaped.glyphs.map { glyph in
      defer { x += glyph.advance }
      return TextGlyph(
        font: glyph.font, id: glyph.id,
        position: Point(x: (x + glyph.offset.x) * size, y: glyph.offset.y * size))
    }
    self.size = size
    width = line.shaped.width * size
    self.origin = origin
  }
}
