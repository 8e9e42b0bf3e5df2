public import Pixels

/// Where the rasterizer gets its pictures, already of the size asked for.
public protocol TileSource: Sendable {
  /// - Returns: A bitmap of just the requested size, or nil where there is none.
  func tile(_ request: TileRequest) -> Bitmap?
}
