public import Pixels

/// What is recorded of a case: enough to know a right picture without looking at it.
public struct GoldenRecord: Hashable, Sendable {
  /// What made it.
  public var tool: String
  public var environment: RecordingEnvironment
  public var size: PixelSize

  /// Pixels a point.
  public var scale: Double

  /// Frames a second; nil for a still.
  public var fps: Double?
  public var frames: [RecordedFrame]

  /// Of the bytes of the picture or the clip, so that a file which is as it was recorded need not be
  /// decoded; nil where only hashes are kept.
  public var fileHash: String?

  /// Other pictures or sequences that are right too, by the hashes of their frames.
  public var alternates: [[String]] = []

  var hashes: [String] { frames.map(\.hash) }

  /// Whether no picture belongs to it, only hashes.
  var isHashOnly: Bool { !frames.isEmpty && fileHash == nil }

  init(
    tool: String, environment: RecordingEnvironment, size: PixelSize, scale: Double, fps: Double?,
    frames: [RecordedFrame], fileHash: String? = nil
  ) {
    self.tool = tool
    self.environment = environment
    self.size = size
    self.scale = scale
    self.fps = fps
    self.frames = frames
    self.fileHash = fileHash
  }
}
