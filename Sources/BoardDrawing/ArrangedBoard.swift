public import BoardModel
import Drawing
import Geometry
public import Layouts
public import Typesetting

/// A board and the places of its items.
public struct ArrangedBoard: Hashable, Sendable {
  public let board: Board

  /// The places of all items; their columns count within their sections.
  public let arrangement: Arrangement

  /// The places of the sections.
  public let sections: [SectionPlace]

  /// How each item is drawn.
  public let looks: [CardLook]

  /// How many columns each section was given, where that was left to the board too.
  public let columnCounts: [Int]

  /// The greatest number of columns of a section.
  public var columnCount: Int { columnCounts.max() ?? 1 }

  /// - Parameter typesetter: Boards that have text need one.
  /// - Throws: `LayoutError` where a setting makes no sense to the layout, or where some item would
  ///   be drawn nowhere for want of width.
  public init(_ board: Board, typesetter: Typesetter? = nil) throws(LayoutError) {
    self.board = board
    looks = board.items.map { CardLook($0, board.settings) }
    let arranger = BoardArranger(board: board)
    switch board.settings.width {
    case .points(let width):
      columnCounts = try arranger.columnCounts(width: width)
      let placed = try arranger.arrange(width: width, columnCounts: columnCounts)
      sections = placed.sections
      arrangement = placed.whole
    case .natural:
      columnCounts = [1]
      arrangement = arranger.naturalColumn()
      sections = []
    }
    guard arrangement.hasRoom else { throw .noRoom(columnCount: arrangement.columnCount) }
  }

  /// A board whose items have been given their places.
  init(
    _ board: Board, _ arrangement: Arrangement, sections: [SectionPlace], columnCounts: [Int]
  ) {
    self.board = board
    looks = board.items.map { CardLook($0, board.settings) }
    self.arrangement = arrangement
    self.sections = sections
    self.columnCounts = columnCounts
  }
}

extension CardLook {
  fileprivate init(_ item: BoardItem, _ settings: BoardSettings) {
    self.init(
      cornerRadius: settings.cornerRadius,
      border: settings.borderWidth > 0
        ? Border(width: settings.borderWidth, color: settings.borderColor) : nil,
      pictureInsets: settings.pictureInsets)
  }
}
