/// A frame that is drawn and the recorded one that it is held against, by their numbers.
public struct FramePair: Hashable, Sendable {
  /// Nil where the golden has no such frame.
  public let golden: Int?

  /// Nil where no such frame is drawn.
  public let actual: Int?

  /// What people call it: its number among the frames that are drawn, where it is one of them.
  public var number: Int { actual ?? golden ?? 0 }

  /// Frames of one number, as far as there are any.
  init(_ number: Int, goldenCount: Int, actualCount: Int) {
    golden = number < goldenCount ? number : nil
    actual = number < actualCount ? number : nil
  }

  init(golden: Int?, actual: Int?) {
    self.golden = golden
    self.actual = actual
  }
}
