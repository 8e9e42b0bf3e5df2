import Animation
public import BoardModel
import Dragging
public import Geometry
public import Typesetting

/// A gesture played on a board: where everything is at every moment, and what happened.
///
/// The gesture is played once, when the replay is made. Moments are then read at any time, in any
/// order, and a moment depends on its time alone.
///
/// ```swift
/// let gesture = GestureFile(steps: [
///   .press(.item("menu")), .hold(0.5), .drag(.item("cover"), seconds: 0.8), .hold(0.4), .drop(),
/// ])
/// let replay = try DragReplay(board, gesture: gesture)
/// for time in FrameTimes(fps: replay.fps, duration: replay.duration) {
///   let picture = BoardPainter().paint(replay.moment(at: time))
/// }
/// ```
public struct DragReplay: Sendable {
  /// In seconds, until everything is at rest again; tiles that shake in edit mode go on with it.
  public let duration: Double

  /// Frames a second, as the gesture has them.
  public let fps: Double

  /// Of all frames alike, in points: that of the viewport, or of the highest board there was.
  public let frameSize: Size

  /// In order of time.
  public let events: [ReplayEvent]

  public let result: ReplayResult

  /// In the order of the steps.
  public let warnings: [ReplayWarning]

  /// All items that are ever on the board, those that are appended after those of the board.
  public let items: [BoardItem]

  /// Whether it takes fonts to draw its moments.
  public let hasText: Bool

  let edit: EditLook?
  let editing: ReplayStage
  let tape: ReplayTape

  /// - Parameters:
  ///   - typesetter: Boards that have text need one.
  ///   - handlers: What a program says to the drag, and is told of it, while this is made.
  /// - Throws: ``GestureError`` for a step that makes no sense on this board.
  public init(
    _ board: ArrangedBoard, gesture: GestureFile, typesetter: Typesetter? = nil,
    handlers: DragHandlers = DragHandlers()
  ) throws(GestureError) {
    var player = GesturePlayer(board, gesture, typesetter, handlers)
    try player.play()
    tape = player.tape
    editing = player.stage
    edit = player.edit
    items = player.stage.items
    hasText = player.hasText
    warnings = player.warnings
    events = player.tape.events.stablySortedByTime()
    fps = gesture.fps
    duration = max(
      player.time, player.tape.timeline.end ?? 0, player.tape.notices.map(\.end).max() ?? 0)
    let board = player.tape.scenes.reduce(Size.zero) { size, scene in
      Size(
        width: max(size.width, scene.moment.size.width),
        height: max(size.height, scene.moment.size.height))
    }
    frameSize = Size(width: board.width, height: gesture.viewport?.height ?? board.height)
    result = player.result
  }
}

extension [ReplayEvent] {
  /// Events of the same time stay as they are.
  fileprivate func stablySortedByTime() -> [ReplayEvent] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}

extension GesturePlayer {
  /// Whether there is text on the board, on it in edit mode, or on a stack that is carried.
  fileprivate var hasText: Bool {
    tape.scenes.contains { $0.moment.hasText } || !tape.notices.isEmpty
      || tape.carries.values.contains { $0.contains { $0.count > 1 } }
      || !tape.editing.isEmpty && edit?.hasDone == true && edit?.done.isEmpty == false
  }

  /// What came out of what has been played.
  var result: ReplayResult {
    let order = stage.ids(session.order)
    let changed = order != stage.ids(stage.order)
    let ended: GestureExpectation.Result =
      switch outcome {
      case .moved: .moved
      case .rejected: .rejected
      case .cancelled: .cancelled
      case .unchanged, nil: .unchanged
      }
    return ReplayResult(outcome: changed ? .moved : ended, moves: moves, order: order)
  }
}
