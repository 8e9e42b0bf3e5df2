extension LayoutItem {
  /// How many neighbouring columns the item covers, from 1 to 1024; more than there are means all.
  public var span: Int {
    get { wishes.span }
    set { wishes.span = newValue }
  }

  /// The first column of the item, counted from 0 at the left, where it must not be chosen.
  ///
  /// Beyond the last it means the last; a negative number means the first.
  public var column: Int? {
    get { wishes.column }
    set { wishes.column = newValue }
  }

  /// The least height, in points, at most 10922; it counts more than the maximum.
  public var minimumHeight: Double {
    get { wishes.minimumHeight }
    set { wishes.minimumHeight = newValue }
  }

  /// The greatest height, in points; one of 10922 or more is none, `.infinity`.
  public var maximumHeight: Double {
    get { wishes.maximumHeight }
    set { wishes.maximumHeight = newValue }
  }

  /// The item with a span of so many columns.
  public func spanning(_ span: Int) -> LayoutItem {
    var item = self
    item.span = span
    return item
  }

  /// The item as wide as the board.
  public func spanningAll() -> LayoutItem {
    spanning(ItemWishes.greatestSpan)
  }

  /// The item in a column of its own choice.
  public func placed(inColumn column: Int) -> LayoutItem {
    var item = self
    item.column = column
    return item
  }
}
