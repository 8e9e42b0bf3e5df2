/// One item's way from a place to another.
public struct DragMove: Hashable, Sendable {
  public var item: Int
  public var from: Place

  /// The final place: its index when the item has been removed.
  public var to: Place

  public init(item: Int, from: Place, to: Place) {
    self.item = item
    self.from = from
    self.to = to
  }
}
