import Geometry

/// A finger that is down on a board.
struct GestureTouch {
  enum Meaning: Equatable {
    /// It presses or carries, as the drag session says.
    case drag

    /// It will begin edit mode, when it has been down long enough.
    case edit

    /// It has come down on nothing, has done what it was for, or has strayed.
    case nothing
  }

  /// In the viewport.
  var point: Point

  /// Where it came down.
  let origin: Point

  /// When it came down, in seconds.
  let start: Double

  var meaning: Meaning

  /// Whether it has carried something, or been told that it may not.
  var hasCarried = false

  /// Whether it has been said that it does nothing.
  var isReported = false
}
