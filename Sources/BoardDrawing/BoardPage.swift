public import BoardModel
import Geometry
public import Layouts
public import Typesetting

/// One page of a board: some of its items, arranged as a board of their own.
public struct BoardPage: Hashable, Sendable {
  public let arranged: ArrangedBoard

  /// Where the page's items begin among those of the whole board.
  public let firstItem: Int

  /// The ids of items that were made smaller, since at their width they are taller than a page.
  public let shrunkItems: [String]
}

extension ArrangedBoard {
  /// The board in pages of the height that its settings say, at least one; without a height one page
  /// that is as tall as its content.
  ///
  /// Items keep their order, and a new page begins with the first that does not fit. All pages have
  /// the same columns.
  public static func pages(
    of board: Board, typesetter: Typesetter? = nil
  ) throws(LayoutError) -> [BoardPage] {
    guard let height = board.settings.height, case .points(let width) = board.settings.width else {
      return [
        BoardPage(
          arranged: try ArrangedBoard(board, typesetter: typesetter), firstItem: 0, shrunkItems: [])
      ]
    }
    return try PageCutter(
      board: board, size: Size(width: width, height: height), typesetter: typesetter
    ).pages()
  }
}
