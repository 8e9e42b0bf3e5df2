import Layouts

extension LayoutItem {
  /// An item that is so high in a column of any width.
  static func height(_ height: Double) -> LayoutItem {
    LayoutItem(aspectRatio: .infinity, fixedHeight: height)
  }

  static func heights(_ heights: [Double]) -> [LayoutItem] {
    heights.map(LayoutItem.height)
  }
}
