public import Pixels

/// One picture of a clip, and how long it is seen.
public struct ClipFrame: Hashable, Sendable {
  /// As large as the clip.
  public var image: StraightBitmap

  /// In frames of ``ClipSettings/fps``; at least 1, more for a picture that is held.
  public var ticks: Int

  public init(image: StraightBitmap, ticks: Int = 1) {
    self.image = image
    self.ticks = ticks
  }
}
