/// What happened, and when.
public struct DragRecord: Hashable, Sendable {
  /// In seconds; not always that of the event that brought it to light, for instance of a lift.
  public let time: Double

  public let effect: DragEffect

  public init(time: Double, effect: DragEffect) {
    self.time = time
    self.effect = effect
  }
}
