import BoardModel
import Drawing
import Geometry
import Layouts
import Pixels

extension BoardMoment {
  /// The board at rest.
  public init(_ arranged: ArrangedBoard) {
    let sections = zip(arranged.board.sections, arranged.sections)
    let backgrounds = sections.compactMap { section, place in
      section.background.map { ColoredArea(frame: place.frame, color: $0) }
    }
    let separators = arranged.sections.compactMap { place in
      place.separator.map {
        ColoredArea(
          frame: $0, color: arranged.board.settings.theme?.separator ?? BoardMoment.separatorColor)
      }
    }
    self.init(
      size: arranged.arrangement.size, settings: arranged.board.settings,
      areas: backgrounds + separators,
      labels: arranged.labels.all + (BoardMoment.emptyMessage(arranged).map { [$0] } ?? []),
      cards: arranged.board.items.indices.map { index in
        Card(
          item: arranged.board.items[index], frame: arranged.arrangement.frames[index],
          look: arranged.looks[index], badge: arranged.board.items[index].badge)
      })
  }

  /// A grey that is seen on white and on black.
  private static let separatorColor = Color(red: 198, green: 198, blue: 200)
}
