public import Drawing

/// The marks of a moment, and what could not be drawn as it should.
public struct PaintedMoment: Hashable, Sendable {
  public var list: DisplayList

  /// In the order in which they are drawn; boxes stand in the places of the characters.
  public var missing: [MissingCharacters] = []
}
