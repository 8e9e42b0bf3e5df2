/// What holds of the frames of a gesture whatever is recorded of them.
public enum SequenceInvariant: String, Hashable, Sendable, CaseIterable {
  /// The first frame is the board as a still.
  case startsAsStill
  /// The last frame is a still of the board in its final order.
  case endsAsStill

  /// What is wrong where it does not hold, for people.
  public var brokenWords: String {
    switch self {
    case .startsAsStill: "the first frame is not the still of the board"
    case .endsAsStill: "the last frame is not the still of the final order"
    }
  }
}
