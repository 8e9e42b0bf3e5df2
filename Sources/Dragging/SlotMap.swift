public import Geometry

/// Where everything lies when the items stand in one order.
public struct SlotMap: Hashable, Sendable {
  /// The place of each item, by its number, in board coordinates.
  public let slots: [Rect]

  /// The area of each section with its header and footer, from the top.
  public let sections: [Rect]

  /// Of the whole board, in points.
  public let contentHeight: Double

  /// - Precondition: there is a section, and they lie below each other.
  public init(slots: [Rect], sections: [Rect], contentHeight: Double) {
    precondition(!sections.isEmpty, "a board has a section")
    precondition(
      zip(sections, sections.dropFirst()).allSatisfy { $0.minY <= $1.minY },
      "sections lie below each other")
    self.slots = slots
    self.sections = sections
    self.contentHeight = contentHeight
  }

  /// One section that is the whole board.
  public init(slots: [Rect], size: Size) {
    self.init(
      slots: slots, sections: [Rect(x: 0, y: 0, width: size.width, height: size.height)],
      contentHeight: size.height)
  }

  /// The item whose slot holds a point; nil in gaps.
  public func item(at point: Point) -> Int? {
    slots.firstIndex { $0.contains(point) }
  }

  /// The section whose vertical range holds a height, or else comes nearest to it.
  public func section(atY y: Double) -> Int {
    if let holding = sections.firstIndex(where: { $0.minY <= y && y < $0.maxY }) {
      return holding
    }
    func distance(_ section: Rect) -> Double {
      y < section.minY ? section.minY - y : y - section.maxY
    }
    return sections.indices.min { distance(sections[$0]) < distance(sections[$1]) } ?? 0
  }
}
