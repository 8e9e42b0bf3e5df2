public import BoardModel

/// The pictures of a frame in the folder of a report.
public struct FramePictures: Hashable, Sendable {
  public let pair: FramePair
  public let golden: FilePath?
  public let actual: FilePath?
  public let difference: FilePath?

  /// Of the sequence; 0 for a still.
  public var frame: Int { pair.number }
}
