/// The column and row of a pixel, both from 0.
public struct PixelPlace: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
