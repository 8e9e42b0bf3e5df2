public import BoardModel
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

  public let labels: BoardLabels

  /// How many columns each section was given, where that was left to the board too.
  public let columnCounts: [Int]

  /// The greatest number of columns of a section.
  public var columnCount: Int { columnCounts.max() ?? 1 }

  /// - Parameter typesetter: Boards that have text need one.
  /// - Throws: `LayoutError` where a setting makes no sense to the layout, or where some item would
  ///   be drawn nowhere for want of width.
  public init(_ board: Board, typesetter: Typesetter? = nil) throws(LayoutError) {
    self.board = board
    let arranger = BoardArranger(board: board, typesetter: typesetter)
    switch board.settings.width {
    case .points(let width):
      columnCounts = try arranger.columnCounts(width: width)
      let placed = try arranger.arrange(width: width, columnCounts: columnCounts)
      sections = placed.sections
      arrangement = placed.whole
      looks = arranger.looks.all(width: width, columnCounts: columnCounts)
    case .natural:
      columnCounts = [1]
      arrangement = arranger.naturalColumn()
      sections = []
      looks = arranger.looks.natural()
    }
    labels = BoardLabels(
      board, title: arranger.title.labels(width: arrangement.size.width), places: sections)
    guard arrangement.hasRoom else { throw .noRoom(columnCount: arrangement.columnCount) }
    guard hasRoomForPictures else { throw .noRoomInside }
  }

  /// Whether insets and captions leave something of every card.
  var hasRoomForPictures: Bool {
    zip(zip(board.items, looks), arrangement.frames).allSatisfy { pair, frame in
      let picture = Card(item: pair.0, frame: frame, look: pair.1).pictureFrame
      return picture.width > 0 && (picture.height > 0 || frame.height <= 0)
    }
  }

  /// A board whose items have been given their places.
  init(
    _ board: Board, _ arrangement: Arrangement, sections: [SectionPlace], columnCounts: [Int],
    typesetter: Typesetter?
  ) {
    self.board = board
    let arranger = BoardArranger(board: board, typesetter: typesetter)
    looks = arranger.looks.all(width: arrangement.size.width, columnCounts: columnCounts)
    labels = BoardLabels(
      board, title: arranger.title.labels(width: arrangement.size.width), places: sections)
    self.arrangement = arrangement
    self.sections = sections
    self.columnCounts = columnCounts
  }
}
