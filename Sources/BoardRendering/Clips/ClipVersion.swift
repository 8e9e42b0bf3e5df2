/// What a clip can be made smaller by.
public struct ClipVersion: Hashable, Sendable {
  /// Frames a second.
  public var fps: Double

  /// Pixels a point.
  public var scale: Double

  /// From 1 to 100; nil where nothing is lost, or the format decides.
  public var quality: Int?

  public init(fps: Double, scale: Double, quality: Int? = nil) {
    self.fps = fps
    self.scale = scale
    self.quality = quality
  }
}
