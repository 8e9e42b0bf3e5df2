public import Drawing
public import Pixels

/// A picture at the size in which it is drawn.
public struct TileRequest: Hashable, Sendable {
  public let name: ImageName
  public let size: PixelSize

  public init(name: ImageName, size: PixelSize) {
    self.name = name
    self.size = size
  }
}
