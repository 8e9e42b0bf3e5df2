import BoardModel
import Geometry
import Layouts
import Typesetting

/// Some items of a board on a page of their own.
struct PageArrangement {
  private let part: Board

  /// The same with no item taller than the page.
  private let limited: Board

  private let columnCounts: [Int]
  private let firstItem: Int
  private let size: Size

  private let typesetter: Typesetter?

  /// Around all sections, a title included.
  private let margin: EdgeInsets

  /// What margins, headers and footers leave of the height.
  private let room: Double

  /// - Parameters:
  ///   - columnCounts: Of each section of the whole board.
  ///   - size: Of the page, in points.
  ///   - typesetter: Boards that have text need one.
  init(
    _ board: Board, _ range: Range<Int>, _ columnCounts: [Int], size: Size, typesetter: Typesetter?
  ) {
    part = board.part(range)
    self.columnCounts = board.sectionIndexes(ofPart: range).map { columnCounts[$0] }
    self.size = size
    firstItem = range.lowerBound
    let taken = part.sections.map { section in
      section.insets.top + section.insets.bottom + (section.header?.room ?? 0)
        + (section.footer?.room ?? 0)
    }
    let title = TitleBlock(board: part, typesetter: typesetter)
    let margin = title.below(board.settings.margin, width: size.width)
    self.margin = margin
    self.typesetter = typesetter
    let room = max(0, size.height - margin.top - margin.bottom - (taken.max() ?? 0))
    self.room = room
    limited = part.with { settings in
      settings.maximumItemHeight = min(settings.maximumItemHeight, room)
      settings.minimumItemHeight = min(settings.minimumItemHeight, room)
    }
  }

  func fits() throws(LayoutError) -> Bool { isWithinPage(try arrange()) }

  /// The page; what is too tall all the same is made smaller.
  func page() throws(LayoutError) -> BoardPage {
    guard room > 0 else { throw .noHeight(size.height) }
    let placed = try arrange()
    let whole = placed.whole
    guard whole.hasRoom else { throw .noRoom(columnCount: whole.columnCount) }
    var frames = whole.frames
    var shrunk: Set<Int> = []
    if !isWithinPage(placed) {
      let margin = margin.top + margin.bottom
      let factor = (size.height - margin) / (placed.size.height - margin)
      frames = frames.map { scaled($0, by: factor) }
      // Rows have no height of their own that could be missed.
      if part.settings.kind != .rows { shrunk = Set(frames.indices) }
    }
    let looks = CardLooks(board: part, typesetter: typesetter)
      .all(width: size.width, columnCounts: columnCounts)
    for index in frames.indices {
      let item = LayoutItem(part.items[index], looks[index], part.settings)
      guard let frame = shrunkFrame(of: item, in: frames[index]) else { continue }
      frames[index] = frame
      shrunk.insert(index)
    }
    let arrangement = Arrangement(
      frames: frames, columns: whole.columns, spans: whole.spans, size: size,
      columnCount: whole.columnCount, axis: whole.axis)
    let arranged = ArrangedBoard(
      part, arrangement, sections: placed.sections, columnCounts: columnCounts,
      typesetter: typesetter)
    guard arranged.hasRoomForPictures else { throw .noRoomInside }
    return BoardPage(
      arranged: arranged, firstItem: firstItem,
      shrunkItems: shrunk.sorted().map { part.items[$0].id })
  }

  private func arrange() throws(LayoutError) -> SectionedArrangement {
    try BoardArranger(board: limited, typesetter: typesetter).arrange(
      width: size.width, columnCounts: columnCounts)
  }

  /// In whole pixels, as the picture has them.
  private func isWithinPage(_ placed: SectionedArrangement) -> Bool {
    pixels(placed.size.height) <= pixels(size.height)
  }

  private func pixels(_ length: Double) -> Double {
    (length * part.settings.scale + 0.5).rounded(.down)
  }

  /// About the middle of the upper edge, rows about its beginning, margins left out.
  private func scaled(_ frame: Rect, by factor: Double) -> Rect {
    let isOfRows = part.settings.kind == .rows
    let middle = isOfRows ? margin.left : size.width / 2
    let top = margin.top
    return Rect(
      x: middle + (frame.x - middle) * factor, y: top + (frame.y - top) * factor,
      width: frame.width * factor, height: frame.height * factor)
  }

  /// Where an item that the page has cut off stands so that it keeps its shape: in the middle of its
  /// place. Nil for all others.
  private func shrunkFrame(of shape: LayoutItem, in frame: Rect) -> Rect? {
    let fixed = shape.fixedHeight
    let wanted = min(frame.width / shape.aspectRatio + fixed, part.settings.maximumItemHeight)
    guard wanted > room, wanted > frame.height, frame.height > fixed else { return nil }
    let pixel = 1 / part.settings.scale
    let width = max(pixel, frame.width * (frame.height - fixed) / (wanted - fixed))
    let left = frame.x + (frame.width - width) / 2
    let first = pixels(left) * pixel
    return Rect(
      x: first, y: frame.y, width: max(pixel, pixels(width) * pixel), height: frame.height)
  }
}

extension SectionStrip {
  /// What it takes of the height, in points.
  fileprivate var room: Double { height > 0 ? insets.top + height + insets.bottom : 0 }
}
