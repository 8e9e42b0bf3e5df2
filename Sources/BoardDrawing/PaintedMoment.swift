public import Drawing
import Geometry
import Pixels

/// The marks of a moment, and what could not be drawn as it should.
public struct PaintedMoment: Hashable, Sendable {
  public var list: DisplayList

  /// In the order in which they are drawn; boxes stand in the places of the characters.
  public var missing: [MissingCharacters] = []

  /// Those marks of the list that belong to cards and panels, from the bottom.
  public internal(set) var parts: [PaintedPart] = []

  /// The marks of a part alone, over nothing, where the list has them.
  public func list(of part: PaintedPart) -> DisplayList {
    let marks = part.place.map { [Mark.group(Group(transform: $0, marks: part.marks))] }
    return DisplayList(
      size: list.size, scale: list.scale, background: .clear, marks: marks ?? part.marks)
  }
}
