/// A step of a gesture that makes no sense on a board; steps count from 0.
public enum GestureError: Error, Hashable, Sendable {
  case noItem(step: Int, id: String, nearest: String?)

  /// Of the whole board, where no section is named.
  case noIndex(step: Int, index: Int, section: Int?, count: Int)

  case noSection(step: Int, section: Int, count: Int)

  /// A point is measured in a viewport, and there is none.
  case noViewport(step: Int)

  /// The step needs a finger that is down; the verb is that of the step.
  case noFinger(step: Int, verb: String)

  /// The finger is down already; the verb is that of the step.
  case fingerIsDown(step: Int, verb: String)

  case tooLong(seconds: Double, limit: Double)

}
