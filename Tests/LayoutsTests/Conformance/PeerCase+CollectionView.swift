import Geometry
import Layouts

extension PeerCase {
  /// CHTCollectionViewWaterfallLayout: sections, each with columns cut to whole pixels.
  func collectionView(_ order: ColumnOrder) throws -> PeerResult {
    let board = try SectionedLayout(snapping: .floor, scale: scale)
    let sections = value["sections"].elements ?? [value]
    var result = PeerResult(
      board.arrange(try sections.map { try section($0, order) }, width: width))
    if value["expectedSections"].elements == nil {
      result.headers = []
      result.footers = []
    }
    if let least = options["minimumContentHeight"].number {
      result.height = result.height.map { max($0, least) }
    }
    return result
  }

  private func section(_ section: PeerValue, _ order: ColumnOrder) throws -> LayoutSection {
    guard let count = section["columns"].integer else {
      throw PeerCaseError.notUnderstood("columns")
    }
    var insets = section["insets"].insets ?? .zero
    // The insets of the scroll view make columns narrower, and are not added to places.
    if let content = options["contentInset"].insets { insets.right += content.left + content.right }
    let isCut = options["pixelRounding"].text?.hasPrefix("floor") ?? false
    let layout = try WaterfallLayout(
      columnCount: count, columnSpacing: section["columnSpacing"].number ?? columnSpacing,
      rowSpacing: section["rowSpacing"].number ?? rowSpacing, insets: insets, order: order,
      isStrict: true, snapping: isCut ? .floor : .none, scale: scale)
    let items = (section["items"].elements ?? []).map { item in
      LayoutItem(
        naturalSize: Size(width: item["width"].number ?? 0, height: item["height"].number ?? 0))
    }
    return LayoutSection(
      items: items, layout: layout, header: try bar("header", of: section),
      footer: try bar("footer", of: section))
  }

  private func bar(_ name: String, of section: PeerValue) throws -> SectionBar? {
    let height = section[name + "Height"].number ?? options[name + "Height"].number ?? 0
    let insets = section[name + "Inset"].insets ?? options[name + "Inset"].insets ?? .zero
    return try SectionBar(height: height, insets: insets)
  }
}
