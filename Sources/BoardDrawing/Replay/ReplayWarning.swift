/// A step of a gesture that does nothing; steps count from 0.
public enum ReplayWarning: Hashable, Sendable {
  /// The finger came down on a gap, a header or outside the board.
  case pressOnNothing(step: Int)

  /// The finger moved, or left a place that it was to decide, but carried nothing: the press was too
  /// short, was refused, or only began edit mode.
  case nothingCarried(step: Int)

  /// There is no badge, or no button, to be tapped.
  case nothingToTap(step: Int)

  /// The gesture ended with the finger down; it was lifted.
  case endsHolding(step: Int)

  /// An item that was to end at a place may not stand there.
  case placeRefused(step: Int)
}
