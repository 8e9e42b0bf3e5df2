public import BoardModel
public import Geometry

/// An item as it stands on a board at one moment.
public struct Card: Hashable, Sendable {
  public var item: BoardItem

  /// In points of the board.
  public var frame: Rect

  public init(item: BoardItem, frame: Rect) {
    self.item = item
    self.frame = frame
  }
}
