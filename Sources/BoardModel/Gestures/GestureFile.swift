/// What a gesture.json says: what a finger does on a board, and how the board answers.
///
/// What is nil is as the preset has it. A gesture's preset decides how things are dragged: press,
/// ghost, drop rule, release, policies, edit mode. A board's preset decides first of all how the board
/// is arranged and drawn; where the gesture names none, the board's decides both.
public struct GestureFile: Hashable, Sendable {
  /// Frames a second: the clock of the gesture.
  public var fps = 30.0

  public var preset: BoardPreset?

  /// The window through which the board is seen; nil shows the whole board.
  public var viewport: GestureViewport?

  public var ghost = GestureGhost()
  public var timing = GestureTiming()
  public var rules = GestureRules()
  public var edit = GestureEdit()

  /// At least one in a file.
  public var steps: [GestureStep]

  /// What must come out, for gestures that are tests.
  public var expectation: GestureExpectation?

  public init(steps: [GestureStep], preset: BoardPreset? = nil) {
    self.steps = steps
    self.preset = preset
  }
}
