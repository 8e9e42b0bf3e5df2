/// The direction in which the lanes of an arrangement run.
public enum LaneAxis: Hashable, Sendable {
  /// Lanes are columns; in each, items follow one another from the top.
  case down

  /// Lanes are rows; in each, items follow one another from the left.
  case across
}
