public import Geometry

/// Where everything on a board is at one moment of a gesture.
public struct ReplayState: Hashable, Sendable {
  /// An item that is seen; frames are as drawn but not turned, in board coordinates.
  public struct Item: Hashable, Sendable {
    public var id: String
    public var frame: Rect

    public init(id: String, frame: Rect) {
      self.id = id
      self.frame = frame
    }
  }

  /// In seconds.
  public var time: Double

  /// The ids of each section's items: the model, which is ahead of what is seen.
  public var order: [[String]]

  /// Of the board in that order, in points.
  public var contentHeight: Double

  /// In that order, then those that are leaving the board.
  public var items: [Item]

  /// Those of the items that are carried, or on the way to their slots after that; the one under the
  /// finger is the first.
  public var ghosts: [Item]

  /// Of the viewport; nil where the whole board is seen.
  public var offset: Double?

  /// Where the finger touches the board; nil while it does not.
  public var finger: Point?

  public var isEditing: Bool

  /// The frame of the first ghost.
  public var ghost: Rect? { ghosts.first?.frame }
}
