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

  /// The resolution, for formats that have one; 2835 is one pixel to the point of 1/72 inch.
  public var pixelsPerMeter: Int

  public init(
    size: PixelSize, isOpaque: Bool, fps: Double, playCount: Int = 0, pixelsPerMeter: Int = 2835
  ) {
    self.size = size
    self.isOpaque = isOpaque
    self.fps = fps
    self.playCount = playCount
    self.pixelsPerMeter = pixelsPerMeter
  }
}
