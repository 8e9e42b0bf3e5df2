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

  /// Other pictures or sequences that are right too, by the hashes of their frames.
  public var alternates: [[String]] = []

  var hashes: [String] { frames.map(\.hash) }

  /// Whether no picture belongs to it, only hashes.
  var isHashOnly: Bool { !frames.isEmpty && frames.allSatisfy { $0.fileHash == nil } }

  init(
    tool: String, environment: RecordingEnvironment, size: PixelSize, scale: Double, fps: Double?,
    frames: [RecordedFrame]
  ) {
    self.tool = tool
    self.environment = environment
    self.size = size
    self.scale = scale
    self.fps = fps
    self.frames = frames
  }
}
