import BoardModel
import Drawing
import Geometry
import Pixels
import Typesetting

/// Resolves the styles of a board's items, and measures their captions.
struct CardLooks {
  let board: Board
  private let measure: CaptionMeasure

  /// What does not depend on the layout, which is tried with several numbers of columns.
  private let resolved: [(style: CardStyle, text: String)]

  /// - Parameter typesetter: Boards that have text need one.
  init(board: Board, typesetter: Typesetter?) {
    self.board = board
    measure = CaptionMeasure(typesetter: typesetter, scale: board.settings.scale)
    resolved = board.items.map { item in
      let style = board.settings.style.overridden(by: item.style)
      return (style, style.caption.text(for: item))
    }
  }

  /// How all items are drawn on a board of some width.
  ///
  /// - Parameter columnCounts: one for each section.
  func all(width: Double, columnCounts: [Int]) -> [CardLook] {
    zip(board.sections, board.itemIndexes).enumerated().flatMap { index, pair in
      let (section, indexes) = pair
      let columns = SectionColumns(
        board.settings, section, count: columnCounts[index], boardWidth: width)
      return indexes.map { item in
        look(
          of: item, on: section.background, width: columns.width(ofSpan: board.items[item].span))
      }
    }
  }

  /// How all items are drawn at their own size.
  func natural() -> [CardLook] {
    board.items.indices.map { look(of: $0, on: nil, width: board.items[$0].shape.width) }
  }

  /// - Parameters:
  ///   - color: of the section behind.
  ///   - width: nil where it is not known before the board is arranged.
  private func look(of index: Int, on color: Color?, width: Double?) -> CardLook {
    let (style, text) = resolved[index]
    var look = CardLook(
      cornerRadius: style.cornerRadius, corners: style.corners,
      border: style.borderWidth > 0
        ? Border(width: style.borderWidth, color: style.borderColor) : nil,
      shadow: style.shadow.map {
        Shadow(color: $0.shade, radius: $0.radius, offset: $0.offset)
      },
      background: style.background, pictureInsets: style.insets,
      caption: measure.caption(
        text, style, ground: [style.background, color].compactMap(\.self),
        board: board.settings.background,
        width: width.map { $0 - style.insets.left - style.insets.right }))
    if board.settings.cellAspect != nil {
      // A cell of a fixed shape does not grow: its caption stands in the room below the picture.
      look.pictureInsets.bottom = max(0, style.insets.bottom - look.stripHeight)
    }
    return look
  }
}
