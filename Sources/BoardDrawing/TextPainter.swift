import Drawing
import Geometry
import Pixels
import Typesetting

/// Turns text, and what lies behind it, into marks.
struct TextPainter: Sendable {
  let typesetter: Typesetter?

  /// Pixels a point.
  let scale: Double

  /// The marks of a text, its lines from the upper edge of a rectangle down.
  func marks(
    of text: String, in frame: Rect, _ format: TextFormat, _ color: Color
  ) -> [Mark] {
    guard !text.isEmpty, color.alpha > 0 else { return [] }
    guard let typesetter else { preconditionFailure("text is painted with a typesetter") }
    var format = format
    format.scale = scale
    return typesetter.typeset(text, format, width: frame.width)
      .paths(at: Point(x: frame.x, y: frame.y), scale: scale)
      .map { .fill($0, .color(color)) }
  }

  func marks(of label: Label) -> [Mark] {
    marks(of: label.text, in: label.frame, label.format, label.color)
  }

  func marks(of panel: Panel) -> [Mark] {
    guard panel.opacity > 0 else { return [] }
    let layer = Layer(
      shape: RoundedRect(panel.frame, cornerRadius: panel.cornerRadius),
      contents: panel.background.map { [.color($0)] } ?? [], border: panel.border,
      shadow: panel.shadow)
    let marks = [.layer(layer)] + (panel.label.map(marks(of:)) ?? [])
    return panel.opacity < 1 ? [.group(Group(opacity: panel.opacity, marks: marks))] : marks
  }
}
