import Drawing
import Geometry

/// The marks of a moment that belong to one card, or to a panel over all of them.
public struct PaintedPart: Hashable, Sendable {
  /// Of the card's item; nil for a panel.
  public let itemID: String?

  let marks: [Mark]

  /// Where the board stands behind a viewport; nil where the whole of it is seen.
  var place: Transform?
}
