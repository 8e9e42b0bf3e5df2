public import BoardModel
import BoardRendering
public import Pixels

/// A case as it is drawn now, in files that are there as long as this is.
public struct RenderedCase: Sendable {
  public struct Frame: Hashable, Sendable {
    public let file: FilePath

    /// Of its pixels.
    public let hash: String
    public let items: [RecordedItem]
  }

  public let size: PixelSize

  /// Pixels a point.
  public let scale: Double

  /// Frames a second; nil for a still.
  public let fps: Double?
  public let frames: [Frame]

  /// Holds the files.
  let folder: ScratchFolder

  var hashes: [String] { frames.map(\.hash) }
}
