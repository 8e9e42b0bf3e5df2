/// A way of placing items on a board of fixed width.
///
/// A layout is a pure function: equal input gives equal output on every machine, and no call leaves
/// anything behind.
public protocol Layout: Sendable {
  /// The places of the items on the whole board, in the order given.
  func arrange(_ items: [LayoutItem], in area: LayoutArea) -> Arrangement
}

extension Layout {
  /// The places of the items on a board of their own, in the order given.
  ///
  /// - Parameter width: of the whole board with its insets, in points.
  public func arrange(_ items: [LayoutItem], width: Double) -> Arrangement {
    arrange(items, in: LayoutArea(width: width))
  }
}
