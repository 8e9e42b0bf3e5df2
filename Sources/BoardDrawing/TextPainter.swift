import Drawing
import Geometry
import Pixels
import Typesetting

/// Turns text, and what lies behind it, into marks.
struct TextPainter {
  let typesetter: Typesetter?

  /// Pixels a point.
  let scale: Double

  /// The characters of what was painted that no font has, each once.
  private(set) var missing: [String] = []

  init(typesetter: Typesetter?, scale: Double) {
    self.typesetter = typesetter
    self.scale = scale
  }

  /// The marks of a text, its lines from the upper edge of a rectangle down.
  mutating func marks(
    of text: String, in frame: Rect, _ format: TextFormat, _ color: Color
  ) -> [Mark] {
    guard !text.isEmpty, color.alpha > 0 else { return [] }
    guard let typesetter else { preconditionFailure("text is painted with a typesetter") }
    var format = format
    format.scale = scale
    let block = typesetter.typeset(text, format, width: frame.width)
    missing += block.missing.filter { !missing.contains($0) }
    return block.lines.map { line in
      let pieces = line.outlines(at: Point(x: frame.x, y: frame.y), scale: scale)
        .map { PathRun.Piece($0.path, at: $0.place) }
      return .run(PathRun(pieces), color)
    }
  }

  mutating func marks(of label: Label) -> [Mark] {
    marks(of: label.text, in: label.frame, label.format, label.color)
  }

  mutating func marks(of panel: Panel) -> [Mark] {
    guard panel.opacity > 0 else { return [] }
    let layer = Layer(
      shape: RoundedRect(panel.frame, cornerRadius: panel.cornerRadius),
      contents: panel.background.map { [.color($0)] } ?? [], border: panel.border,
      shadow: panel.shadow)
    var marks = [Mark.layer(layer)]
    if let label = panel.label { marks += self.marks(of: label) }
    return panel.opacity < 1 ? [.group(Group(opacity: panel.opacity, marks: marks))] : marks
  }

  /// What is missing of the text painted since the last call.
  mutating func takeMissing() -> [String] {
    defer { missing = [] }
    return missing
  }
}
