/// A place at which pixels were found again.
public struct PixelShift: Hashable, Sendable {
  public var dx: Int
  public var dy: Int

  /// How many of the pixels are not equal there.
  public var residual: Int

  public init(dx: Int, dy: Int, residual: Int) {
    self.dx = dx
    self.dy = dy
    self.residual = residual
  }

  public var isStill: Bool { dx == 0 && dy == 0 }
}
