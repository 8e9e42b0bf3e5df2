public import Geometry

/// A picture under all of a board, large enough to cover it.
public struct Backdrop: Hashable, Sendable {
  public let path: FilePath

  /// Upright, in pixels; both sides more than 0.
  public let naturalSize: Size

  public init(path: FilePath, naturalSize: Size) {
    self.path = path
    self.naturalSize = naturalSize
  }
}
