/// What may be taken over of a case.
public struct ReportChoice: Equatable, Sendable {
  /// The hash of all that was rendered, so that nothing else is taken over later.
  public var drawn: String
  /// Whether single frames may be taken over; they have the same numbers in the golden.
  public var hasFrames: Bool
  /// Whether single items may be taken over.
  public var hasItems: Bool

  public init(drawn: String, hasFrames: Bool = false, hasItems: Bool = false) {
    self.drawn = drawn
    self.hasFrames = hasFrames
    self.hasItems = hasItems
  }
}
