/// How it is decided where the carried item is meant to go.
public struct DropRule: Sendable {
  /// As it is written in gesture files.
  public let name: String

  /// How far the finger must travel over the board after a move until the next, in points.
  ///
  /// 0 is any travel at all. Nil lets every look move again, which on uneven tiles may swap two of
  /// them for ever under a finger that is held still.
  public var latch: Double?

  /// What the carried item is held over, which the policy judges; nil for nothing in particular.
  let target: @Sendable (DropQuestion) -> DropTarget?

  /// Where to move, the best place first; the first that is allowed is taken.
  let places: @Sendable (DropQuestion, DropTarget?) -> [Place]

  public init(
    name: String, latch: Double?,
    target: @escaping @Sendable (DropQuestion) -> DropTarget?,
    places: @escaping @Sendable (DropQuestion, DropTarget?) -> [Place]
  ) {
    self.name = name
    self.latch = latch
    self.target = target
    self.places = places
  }

  /// A rule that moves to the place of what it points at, and no more often than every 10 points.
  init(name: String, target: @escaping @Sendable (DropQuestion) -> DropTarget?) {
    self.init(name: name, latch: 10, target: target) { question, target in
      target.flatMap(question.place(over:)).map { [$0] } ?? []
    }
  }

  /// All rules, in the order in which they are listed for people.
  public static let all = [bestSlot, underFinger, nearestCenter, overlap(0.5)]

  /// The same rule with another latch.
  public func latched(by distance: Double?) -> DropRule {
    var rule = self
    rule.latch = distance
    return rule
  }
}
