import Animation
import BoardModel
import Dragging
import Geometry
import Typesetting

/// Plays a gesture on a board once, from its first step to its last, and writes down what happens.
struct GesturePlayer {
  let gesture: GestureFile
  let settings: DragSettings
  let ghost: GhostLook

  /// Nil where there is no edit mode.
  let edit: EditLook?

  let handlers: DragHandlers

  /// Of lift, reflow and drop.
  let easing: Easing

  var stage: ReplayStage
  var session: DragSession
  var tape: ReplayTape

  /// In seconds.
  var time = 0.0

  /// The index of the step that is being played.
  var step = 0

  /// The finger that is down.
  var touch: GestureTouch?

  var isEditing = false
  var warnings: [ReplayWarning] = []
  var moves = 0

  /// How the last drag ended; nil before the first.
  var outcome: DragOutcome?

  /// What the next change of the order is due to, where it is not the drop rule.
  var cause: String?

  init(
    _ arranged: ArrangedBoard, _ gesture: GestureFile, _ typesetter: Typesetter?,
    _ handlers: DragHandlers
  ) {
    let preset = gesture.preset ?? arranged.board.settings.preset
    self.gesture = gesture
    self.handlers = handlers
    settings = DragSettings(preset, gesture)
    ghost = GhostLook(preset).changed(by: gesture.ghost)
    edit = EditLook(preset, gesture.edit)
    easing = Easing(gesture.timing.ease ?? .easeInOut)
    stage = ReplayStage(arranged, typesetter, emptyMessage: gesture.edit.emptyMessage)
    let order = stage.order
    let scene = ReplayScene(order, on: stage, from: 0)
    tape = ReplayTape(scene)
    session = stage.session(
      order, settings, handlers, viewport: GesturePlayer.viewport(gesture, scene.moment))
    if let viewport = session.viewport {
      tape.timeline.place(.view, in: .offset(viewport.offset), at: 0)
    }
  }

  /// As wide as the board, and scrolled no further than it goes.
  private static func viewport(_ gesture: GestureFile, _ moment: BoardMoment) -> Viewport? {
    guard let wanted = gesture.viewport else { return nil }
    let size = Size(width: moment.size.width, height: wanted.height)
    let pixel = 1 / moment.settings.scale
    let range = Viewport(size: size, pixel: pixel).offsets(contentHeight: moment.size.height)
    let offset = min(max(wanted.offset, range.lowerBound), range.upperBound)
    return Viewport(size: size, offset: offset, pixel: pixel)
  }

  mutating func play() throws(GestureError) {
    try checkDuration()
    for (index, next) in gesture.steps.enumerated() {
      step = index
      try play(next)
    }
    if touch != nil {
      warnings.append(.endsHolding(step: step))
      lift()
    }
    settle()
  }

  private mutating func play(_ step: GestureStep) throws(GestureError) {
    switch step {
    case .press(let target, let companions): try press(target, with: companions)
    case .hold(let seconds): pass(until: time + seconds)
    case .drag(let target, let seconds, let stops, let ease):
      try drag(stops + [target], over: seconds, Easing(ease))
    case .drop(let place): try drop(at: place)
    case .cancel: try cancel()
    case .tap(let target, let part): try tap(target, on: part)
    }
  }

  /// Waits until the ghost has arrived.
  mutating func settle() {
    switch session.state {
    case .dropping(let flight), .cancelling(let flight): pass(until: max(flight.end, time))
    default: break
    }
  }

  private func checkDuration() throws(GestureError) {
    let seconds = gesture.steps.reduce(0.0) { sum, step in
      switch step {
      case .hold(let seconds), .drag(_, let seconds, _, _): sum + seconds
      default: sum
      }
    }
    guard seconds <= GesturePlayer.longest else {
      throw .tooLong(seconds: seconds, limit: GesturePlayer.longest)
    }
  }

  /// In seconds.
  private static let longest = 3600.0
}

extension Pose {
  /// Stands for the offset of a viewport.
  static func offset(_ offset: Double) -> Pose {
    Pose(frame: Rect(x: 0, y: offset, width: 0, height: 0))
  }
}
