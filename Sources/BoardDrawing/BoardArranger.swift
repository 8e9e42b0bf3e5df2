import BoardModel
import Geometry
import Layouts
import Typesetting

/// Chooses the layouts that a board's settings ask for.
struct BoardArranger {
  let board: Board
  let looks: CardLooks
  let title: TitleBlock

  /// - Parameter typesetter: Boards that have text need one.
  init(board: Board, typesetter: Typesetter?) {
    self.board = board
    looks = CardLooks(board: board, typesetter: typesetter)
    title = TitleBlock(board: board, typesetter: typesetter)
  }

  /// - Parameter columnCounts: one for each section.
  func arrange(width: Double, columnCounts: [Int]) throws(LayoutError) -> SectionedArrangement {
    let settings = board.settings
    let looks = looks.all(width: width, columnCounts: columnCounts)
    var sections: [LayoutSection] = []
    for (index, indexes) in board.itemIndexes.enumerated() {
      let section = board.sections[index]
      let choice = LayoutChoice(
        settings: settings, section: section, columnCount: columnCounts[index],
        width: innerWidth(of: section, width: width))
      sections.append(
        LayoutSection(
          items: indexes.map { LayoutItem(board.items[$0], looks[$0], settings) },
          layout: try choice.layout(),
          header: try bar(header(of: index, choice)), footer: try bar(section.footer),
          separatorHeight: section.hasSeparator ? max(0.5, 1 / settings.scale) : 0))
    }
    return try SectionedLayout(
      insets: title.below(settings.margin, width: width), snapping: Snapping(settings.snapping),
      scale: settings.scale
    ).arrange(sections, width: width)
  }

  /// How many columns each section gets.
  ///
  /// Those that leave it open all get as many as bring the board nearest to 4:3.
  func columnCounts(width: Double) throws(LayoutError) -> [Int] {
    let fixed = fixedColumnCounts(width: width)
    let open = zip(fixed, board.sections).filter { $0.0 == nil }.map(\.1.itemCount)
    guard let most = open.max() else { return fixed.compactMap(\.self) }
    let count = try ColumnChoice().columnCount(itemCount: most) { count throws(LayoutError) in
      let arrangement = try arrange(width: width, columnCounts: fixed.map { $0 ?? count })
      // A board without area is never chosen before another.
      return arrangement.whole.hasRoom ? arrangement.size : Size(width: 0, height: 0)
    }
    return fixed.map { $0 ?? count }
  }

  /// How many columns each section asks for; nil where it leaves that open.
  func fixedColumnCounts(width: Double) -> [Int?] {
    board.sections.map { columnCount(of: $0, width: width) }
  }

  /// One column in which every item has its own size, a pixel a point.
  func naturalColumn() -> Arrangement {
    let looks = looks.natural()
    let sizes = zip(board.items, looks).map { item, look in
      let insets = look.pictureInsets
      return Size(
        width: item.shape.width + insets.left + insets.right,
        height: item.shape.height + insets.top + insets.bottom + look.stripHeight)
    }
    let width = sizes.reduce(0) { max($0, $1.width) }
    let margin = title.below(
      board.settings.margin,
      width: board.settings.margin.left + width + board.settings.margin.right)
    var frames: [Rect] = []
    var y = margin.top
    for size in sizes {
      if !frames.isEmpty { y += board.settings.rowGap }
      frames.append(Rect(x: margin.left, y: y, width: size.width, height: size.height))
      y += size.height
    }
    return Arrangement(
      frames: frames, columns: frames.map { _ in 0 },
      size: Size(width: margin.left + width + margin.right, height: y + margin.bottom),
      columnCount: 1)
  }

  /// Nil where the section leaves it open.
  private func columnCount(of section: BoardSection, width: Double) -> Int? {
    switch section.columns ?? board.settings.columns {
    case .automatic: nil
    case .count(let count): count
    case .width(let columnWidth):
      ColumnFitting(
        minimumWidth: columnWidth, columnSpacing: section.columnGap ?? board.settings.columnGap,
        columnCounts: 1...200
      ).columnCount(inWidth: innerWidth(of: section, width: width))
    }
  }

  /// What margin and insets leave of the board's width.
  private func innerWidth(of section: BoardSection, width: Double) -> Double {
    let margin = board.settings.margin
    return width - margin.left - margin.right - section.insets.left - section.insets.right
  }

  private func bar(_ strip: SectionStrip?) throws(LayoutError) -> SectionBar? {
    guard let strip else { return nil }
    return try SectionBar(height: strip.height, insets: strip.insets, isSticky: strip.isSticky)
  }
}

extension LayoutItem {
  init(_ item: BoardItem, _ look: CardLook, _ settings: BoardSettings) {
    if let aspect = settings.cellAspect {
      self.init(naturalSize: Size(width: aspect, height: 1))
    } else if look.pictureInsets == .zero {
      self.init(naturalSize: item.shape, fixedHeight: look.stripHeight)
    } else {
      self.init(
        naturalSize: item.shape, insets: look.pictureInsets, fixedHeight: look.stripHeight)
    }
    span = item.span
  }
}

extension SectionedArrangement {
  /// All sections as one; columns count within sections.
  var whole: Arrangement {
    let isPlain = arrangements.allSatisfy(\.spans.isEmpty)
    return Arrangement(
      frames: frames, columns: columns, spans: isPlain ? [] : spans, size: size,
      columnCount: sections.map(\.columnCount).max() ?? 1)
  }
}

extension Arrangement {
  /// Whether every item has some width.
  var hasRoom: Bool { frames.allSatisfy { $0.width > 0 } }
}
