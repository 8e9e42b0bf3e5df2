import Geometry

/// The lengths among the settings of a layout, so that an error can say which one it means.
public enum LayoutSetting: String, Hashable, Sendable {
  case columnSpacing
  case rowSpacing
  case topInset
  case leftInset
  case bottomInset
  case rightInset
  case minimumItemHeight
  case maximumItemHeight
  case orderTolerance
  case rowHeight
  case rowHeightTolerance
  case barHeight

  static func check(
    _ length: Double, as setting: LayoutSetting, upTo longest: Double = LayoutUnit.maximumLength
  ) throws(LayoutError) {
    guard length >= 0, length <= longest else {
      throw .length(setting, length, allowed: 0...longest)
    }
  }

  static func check(_ insets: EdgeInsets) throws(LayoutError) {
    try check(insets.top, as: .topInset)
    try check(insets.left, as: .leftInset)
    try check(insets.bottom, as: .bottomInset)
    try check(insets.right, as: .rightInset)
  }
}
