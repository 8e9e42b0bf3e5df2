public import Geometry

/// Where an item was in a frame, in points of its picture.
public struct RecordedItem: Hashable, Sendable {
  public var id: String
  public var frame: Rect

  public init(id: String, frame: Rect) {
    self.id = id
    self.frame = frame
  }
}
