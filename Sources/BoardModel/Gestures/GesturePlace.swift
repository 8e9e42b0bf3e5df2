/// A place in the order of a board.
public struct GesturePlace: Hashable, Sendable {
  /// Nil where the index counts over all sections.
  public var section: Int?

  public var index: Int

  public init(section: Int? = nil, index: Int) {
    self.section = section
    self.index = index
  }
}
