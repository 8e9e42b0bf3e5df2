public import BoardModel
import Geometry
public import Layouts

/// A board and the places of its items.
public struct ArrangedBoard: Hashable, Sendable {
  public let board: Board
  public let arrangement: Arrangement

  /// - Throws: `LayoutError` where a setting makes no sense to the layout, or where some item would
  ///   be drawn nowhere for want of width.
  public init(_ board: Board) throws(LayoutError) {
    self.board = board
    switch board.settings.width {
    case .points(let width):
      arrangement = try BoardArranger(board: board).arrange(width: width)
    case .natural:
      arrangement = BoardArranger(board: board).naturalColumn()
    }
    guard arrangement.hasRoom else { throw .noRoom(columnCount: arrangement.columnCount) }
  }
}
