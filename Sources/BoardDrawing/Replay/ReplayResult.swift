public import BoardModel

/// What came out of a gesture.
public struct ReplayResult: Hashable, Sendable {
  /// Whether the order changed, or else how the last drag ended.
  public var outcome: GestureExpectation.Result

  /// How often the order changed by a drag.
  public var moves: Int

  /// The ids of each section's items at the end.
  public var order: [[String]]

  public init(outcome: GestureExpectation.Result, moves: Int, order: [[String]]) {
    self.outcome = outcome
    self.moves = moves
    self.order = order
  }
}
