/// A place in the order of a board.
public struct Place: Hashable, Sendable {
  public var section: Int

  /// Counted from 0 within the section.
  public var index: Int

  public init(section: Int = 0, index: Int) {
    self.section = section
    self.index = index
  }
}
