import BoardModel
import Drawing
import Geometry
import Pixels
import Typesetting

/// Resolves the styles of a board's items, and measures their captions.
struct CardLooks {
  let board: Board
  let typesetter: Typesetter?

  /// How all items are drawn on a board of some width.
  ///
  /// - Parameter columnCounts: one for each section.
  func all(width: Double, columnCounts: [Int]) -> [CardLook] {
    zip(board.sections, board.itemIndexes).enumerated().flatMap { index, pair in
      let (section, indexes) = pair
      let columns = SectionColumns(
        board.settings, section, count: columnCounts[index], boardWidth: width)
      return board.items[indexes].map { item in
        look(of: item, on: section.background, width: columns.width(ofSpan: item.span))
      }
    }
  }

  /// How all items are drawn at their own size.
  func natural() -> [CardLook] {
    board.items.map { look(of: $0, on: nil, width: $0.shape.width) }
  }

  /// - Parameters:
  ///   - color: of the section behind.
  ///   - width: nil where it is not known before the board is arranged.
  private func look(of item: BoardItem, on color: Color?, width: Double?) -> CardLook {
    let style = board.settings.style.overridden(by: item.style)
    var look = CardLook(
      cornerRadius: style.cornerRadius, corners: style.corners,
      border: style.borderWidth > 0
        ? Border(width: style.borderWidth, color: style.borderColor) : nil,
      shadow: style.shadow.map {
        Shadow(color: $0.shade, radius: $0.radius, offset: $0.offset)
      },
      background: style.background, pictureInsets: style.insets)
    look.caption = CaptionMeasure(typesetter: typesetter, scale: board.settings.scale).caption(
      style.caption.text(for: item), style,
      ground: [style.background, color].compactMap(\.self), board: board.settings.background,
      width: width.map { $0 - style.insets.left - style.insets.right })
    return look
  }
}
