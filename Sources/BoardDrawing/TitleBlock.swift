import BoardModel
import Geometry
import Pixels
import Typesetting

/// The title of a board, above all sections.
struct TitleBlock {
  let board: Board
  let typesetter: Typesetter?

  private static let greatestLineCount = 4

  /// The margin with the title's room added at the top.
  func below(_ margin: EdgeInsets, width: Double) -> EdgeInsets {
    var margin = margin
    if let last = labels(width: width).last {
      margin.top = last.frame.maxY + space(width: width)
    }
    return margin
  }

  /// The title and under it the subtitle, where there are any.
  ///
  /// - Parameter width: of the board, in points.
  func labels(width: Double) -> [Label] {
    guard let title = board.settings.title else { return [] }
    guard let typesetter else { preconditionFailure("a title is measured with a typesetter") }
    let settings = board.settings
    let margin = settings.margin
    let colors = TextColors(on: [], settings.background)
    let size = titleSize(width: width)
    var y = margin.top
    var labels: [Label] = []
    func add(_ text: String, size: Double, _ color: Color) {
      guard !text.isEmpty else { return }
      let format = TextFormat(
        size: size, maximumLines: TitleBlock.greatestLineCount,
        alignment: TextAlignment(title.alignment), lineHeight: (size * 1.25).rounded(.up),
        keepsLineBreaks: true, scale: settings.scale)
      let room = max(0, width - margin.left - margin.right)
      let height = typesetter.typeset(text, format, width: room).size.height
      labels.append(
        Label(
          text: text, frame: Rect(x: margin.left, y: y, width: room, height: height),
          format: format, color: color))
      y += height
    }
    add(title.filledText, size: size, title.color ?? colors.primary)
    y += (size * 0.12).rounded()
    add(title.filledSubtitle, size: max(11, (size * 0.46).rounded()), colors.secondary)
    return labels
  }

  /// Large on a large board.
  private func titleSize(width: Double) -> Double {
    board.settings.title?.size ?? min(max((width / 40).rounded(), 18), 48)
  }

  /// Between the title and what follows.
  private func space(width: Double) -> Double {
    max(board.settings.rowGap, (titleSize(width: width) * 0.6).rounded())
  }
}
