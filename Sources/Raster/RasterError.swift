/// Why a band could not be drawn.
public enum RasterError: Error, Hashable, Sendable {
  /// The source had no tile for a request, or one of another size.
  case missingTile(TileRequest)
}
