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
}
