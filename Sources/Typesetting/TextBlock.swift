public import Geometry

/// Lines of text, ready to be drawn.
public struct TextBlock: Sendable {
  /// From the top; none where there is no text or no room.
  public let lines: [TextLine]

  /// The width asked for and the height of all lines, in points.
  public let size: Size

  /// Whether something of the text is not shown.
  public let isShortened: Bool

  /// The characters in sight that no font has, each once; boxes stand in their places.
  public let missing: [String]

  /// What to fill, a path for each line, for a block whose upper left corner is at `corner`.
  ///
  /// - Parameter scale: Pixels a point; see ``TextLine/path(at:scale:)``.
  public func paths(at corner: Point, scale: Double) -> [Path] {
    lines.map { $0.path(at: corner, scale: scale) }
  }
}
