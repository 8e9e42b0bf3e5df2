import BoardModel
import Geometry
import Pixels
import Typesetting

/// Finds out how much room a caption takes.
struct CaptionMeasure {
  let typesetter: Typesetter?

  /// Pixels a point.
  let scale: Double

  /// - Parameters:
  ///   - ground: What lies under the text, the first on top.
  ///   - board: The color under all.
  ///   - width: Between the picture's edges; nil where it is not known, and all lines are reserved.
  func caption(
    _ text: String, _ style: CardStyle, ground: [Color], board: Color, width: Double?
  ) -> Caption? {
    let caption = style.caption
    guard !text.isEmpty, caption.place != .none else { return nil }
    guard let typesetter else { preconditionFailure("captions are measured with a typesetter") }
    let isOver = caption.place == .over
    var format = TextFormat(
      size: caption.size, maximumLines: caption.maximumLines,
      alignment: TextAlignment(caption.alignment), scale: scale)
    format.font = caption.font.map(\.fontName)
    let metrics = typesetter.metrics(format)
    format.lineHeight = max(metrics.height, (caption.size * 1.3 * scale).rounded() / scale)
    var insets = CaptionMeasure.insets(style, isOver: isOver)
    if let width, caption.maximumLines > 1 {
      let lines = typesetter.typeset(text, format, width: width - insets.left - insets.right).lines
      format.maximumLines = max(1, lines.count)
    }
    let textHeight = Double(format.maximumLines) * (format.lineHeight ?? metrics.height)
    // The shade begins well above the letters.
    if isOver { insets.top = textHeight + 2 * insets.bottom }
    let height = ((insets.top + textHeight + insets.bottom) * scale).rounded(.up) / scale
    let color = caption.color ?? (isOver ? .white : TextColors(on: ground, board).primary)
    return Caption(
      text: text, format: format, color: color, place: isOver ? .over : .below, height: height,
      insets: insets)
  }

  /// Around the text; under a picture that reaches to the edges of a card of its own, the text keeps
  /// clear of the edges.
  private static func insets(_ style: CardStyle, isOver: Bool) -> EdgeInsets {
    let size = style.caption.size
    let (near, wide) = ((size * 0.5).rounded(), (size * 0.7).rounded())
    if isOver { return EdgeInsets(top: 0, left: wide, bottom: near, right: wide) }
    guard style.background != nil else {
      return EdgeInsets(top: (size * 0.4).rounded(), left: 0, bottom: 0, right: 0)
    }
    guard style.insets == .zero else {
      return EdgeInsets(
        top: 0, left: style.insets.left, bottom: max(near, (style.insets.bottom * 0.7).rounded()),
        right: style.insets.right)
    }
    return EdgeInsets(top: near, left: wide, bottom: near, right: wide)
  }
}

extension TextAlignment {
  init(_ alignment: Alignment) {
    switch alignment {
    case .natural: self = .natural
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    }
  }
}
