public import Geometry

/// Items that hang at the finger.
public struct Carry: Hashable, Sendable {
  /// The one that was pressed.
  public let item: Int

  /// All that are carried, in their order; often only the one.
  public let items: [Int]

  public let grip: Grip

  /// When they lifted, in seconds.
  public let start: Double

  /// In the viewport.
  public internal(set) var finger: Point

  /// How things were before the lift.
  let home: DragHome

  var motion = ScrollMotion()

  /// The finger's place on the board at the last move; nil before the first.
  var moved: Point?

  /// A place on the board at which the finger has been looked at without a change; looking again
  /// could bring nothing else.
  var judged: Point?

  /// What the carried item is held over and may not go.
  var refused: DropTarget?

  var wasRefused = false
}
