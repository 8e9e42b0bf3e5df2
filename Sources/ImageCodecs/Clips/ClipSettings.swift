public import Pixels

/// What holds for all frames of a clip.
public struct ClipSettings: Hashable, Sendable {
  public var size: PixelSize

  /// Whether every pixel of every frame is opaque.
  public var isOpaque: Bool

  /// Frames a second, above 0.
  public var fps: Double

  /// How often the clip plays; 0 without end.
  public var playCount: Int

  public init(size: PixelSize, isOpaque: Bool, fps: Double, playCount: Int = 0) {
    self.size = size
    self.isOpaque = isOpaque
    self.fps = fps
    self.playCount = playCount
  }
}
