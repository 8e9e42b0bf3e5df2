public import Animation
public import BoardModel
public import Geometry

/// An item as it stands on a board at one moment.
public struct Card: Hashable, Sendable {
  public var item: BoardItem

  /// Its frame, in points of the board, holds all of the card, a caption below the picture included.
  public var pose: Pose

  public var look: CardLook

  public var badge: Badge?

  public init(item: BoardItem, pose: Pose, look: CardLook = CardLook(), badge: Badge? = nil) {
    self.item = item
    self.pose = pose
    self.look = look
    self.badge = badge
  }

  public init(item: BoardItem, frame: Rect, look: CardLook = CardLook(), badge: Badge? = nil) {
    self.init(item: item, pose: Pose(frame: frame), look: look, badge: badge)
  }

  /// That of the pose: where the card lies before it is turned and scaled.
  public var frame: Rect {
    get { pose.frame }
    set { pose.frame = newValue }
  }
}
