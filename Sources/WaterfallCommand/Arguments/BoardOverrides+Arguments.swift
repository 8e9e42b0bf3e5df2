import BoardModel
import Geometry

extension BoardOverrides {
  /// What the options say of the board's settings.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    preset = try arguments.preset()
    width = try arguments.width()
    if let across = try arguments.viewport()?.width { width = .points(across) }
    page = try arguments.page()
    scale = try arguments.scale()
    background = try arguments.color(.background)
    columns = try arguments.columns()
    kind = try arguments.layoutKind()
    balance = try arguments.number(.balance, in: .balance).map { Int($0) }
    spans = try arguments.spans()
    orderTolerance = try arguments.number(.orderTolerance, in: .notNegative)
    sort = try arguments.itemOrder()
    fit = try arguments.fit()
    aspect = try arguments.aspect()
    seed = try arguments.number(.seed, in: .seed).map { UInt64($0) }
    style = try arguments.style()
    theme = try arguments.theme()
    title = try arguments.title()
    if let fonts = arguments.lists[.font] {
      for font in fonts where font.bytes.isEmpty { throw .emptyName }
      self.fonts = fonts.map(\.path)
    }
    for option in [OptionName.columns, .columnWidth]
    where width == .natural && arguments.has(option) {
      throw .contradiction(.width, option)
    }
    if let (vertical, horizontal) = try arguments.pair(.margin, in: .notNegative) {
      margin = EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }
    if let (betweenColumns, betweenRows) = try arguments.pair(.gap, in: .notNegative) {
      columnGap = betweenColumns
      rowGap = betweenRows
    }
  }
}
