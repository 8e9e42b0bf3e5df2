import BoardModel
import Geometry
import Layouts
import Pixels
import Typesetting

extension BoardMoment {
  /// What stands under the header of a first section without items.
  static func emptyMessage(_ arranged: ArrangedBoard) -> Label? {
    guard let text = arranged.board.settings.emptyMessage, !text.isEmpty,
      let section = arranged.sections.first, section.itemIndexes.isEmpty,
      let header = section.header
    else { return nil }
    // 30 points down, lines of 12 points.
    let frame = Rect(
      x: header.x + 20, y: header.y + 30, width: max(0, header.width - 40), height: 30)
    return Label(
      text: text, frame: frame,
      format: TextFormat(
        size: 12, maximumLines: 2, alignment: .center, lineHeight: 15, keepsLineBreaks: true),
      color: Color(red: 128, green: 128, blue: 128))
  }
}
