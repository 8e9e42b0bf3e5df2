import BoardModel
import Geometry

extension BoardArranger {
  /// The header of a section, with room for a message where the first one has no items.
  func header(of index: Int, _ choice: LayoutChoice) -> SectionStrip? {
    guard var header = board.sections[index].header else { return nil }
    guard index == 0, board.sections[index].itemCount == 0, board.settings.emptyMessage != nil
    else { return header }
    header.height += choice.columnWidth
    return header
  }
}

extension LayoutChoice {
  /// Of one of as many equal columns as there are, in points.
  var columnWidth: Double {
    let gap = section.columnGap ?? settings.columnGap
    return max(0, (width - Double(columnCount - 1) * gap) / Double(columnCount))
  }
}
