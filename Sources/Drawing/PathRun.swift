public import Geometry

/// Paths in their places that are filled as one.
///
/// A line of text is one: its letters share their outlines, so that a board of a hundred thousand
/// captions fits in memory.
public struct PathRun: Hashable, Sendable {
  public var pieces: [Piece]

  public struct Piece: Hashable, Sendable {
    public var path: Path
    public var place: Transform

    public init(_ path: Path, at place: Transform) {
      self.path = path
      self.place = place
    }
  }

  public init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// All pieces as one path.
  public var path: Path {
    var path = Path()
    for piece in pieces { path.append(piece.path.transformed(by: piece.place)) }
    return path
  }
}
