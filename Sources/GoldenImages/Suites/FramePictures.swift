public import BoardModel

/// The pictures of a frame in the folder of a report.
public struct FramePictures: Hashable, Sendable {
  /// Of the sequence; 0 for a still.
  public let frame: Int
  public let golden: FilePath?
  public let actual: FilePath?
  public let difference: FilePath?
}
