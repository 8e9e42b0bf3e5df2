public import Geometry

/// Lets items be picked up and put elsewhere in the order: events in, effects out.
///
/// It knows no board and no clock. Where items lie for an order it asks a pure function; time is
/// what the events say. Each event stands for one frame: what time alone brings about happens first
/// (the lift, the scrolling, the end of a flight, each at its own moment), then the finger goes to
/// its new point, then it is looked at what that point means.
///
/// Changes of the board itself, such as an item that is deleted, need a new session.
public struct DragSession: Sendable {
  public let settings: DragSettings

  /// With the settings' section rule and pinned items.
  public let policy: DragPolicy

  /// The order at this moment, a drag that is not over included.
  public internal(set) var order: DragOrder

  /// Where everything lies in that order.
  public internal(set) var map: SlotMap

  /// Nil when the whole board is seen.
  public internal(set) var viewport: Viewport?

  public internal(set) var state = DragState.idle

  /// How the last drag ended; nil before the first.
  public internal(set) var outcome: DragOutcome?

  /// Items that are carried together when one of them is lifted.
  public var selection: Set<Int> = []

  /// All effects up to now but ``DragEffect/carry(to:)``.
  public private(set) var log: [DragRecord] = []

  let arrange: @Sendable (DragOrder) -> SlotMap

  /// In seconds; of the last event, or of what time brought about since.
  var time = -Double.infinity

  private var answers: [DragRecord] = []

  /// - Parameters:
  ///   - policy: its section rule is replaced by that of the settings.
  ///   - arrange: where everything lies in an order; equal orders, equal answers.
  public init(
    order: DragOrder, settings: DragSettings = .standard, policy: DragPolicy = DragPolicy(),
    viewport: Viewport? = nil, arrange: @escaping @Sendable (DragOrder) -> SlotMap
  ) {
    self.order = order
    self.settings = settings
    self.viewport = viewport
    self.arrange = arrange
    var policy = policy
    policy.sections = settings.sections
    if settings.pinsFirst {
      policy.pinned.formUnion(order.sections.compactMap(\.first))
    }
    self.policy = policy
    map = arrange(order)
  }

  /// Takes one event in.
  ///
  /// - Returns: what it and the time up to it brought about, in order of time.
  public mutating func handle(_ event: PointerEvent) -> [DragRecord] {
    advance(to: event.time.isFinite ? max(event.time, time) : time)
    switch event.kind {
    case .down: press(at: event.point)
    case .move: move(to: event.point)
    case .wait: look()
    case .up: release(at: event.point)
    case .cancel: cancel()
    }
    return takeAnswers()
  }

  /// The frame that the ghost has once its lift is over, in board coordinates; nil when nothing is
  /// carried.
  public var ghost: Rect? {
    guard case .carrying(let carry) = state else { return nil }
    return carry.grip.frame(finger: onBoard(carry.finger))
  }

  /// Where the finger that carries is, in board coordinates; nil when nothing is carried.
  public var finger: Point? {
    guard case .carrying(let carry) = state else { return nil }
    return onBoard(carry.finger)
  }

  /// A point of the viewport on the board.
  func onBoard(_ point: Point) -> Point {
    Point(x: point.x, y: point.y + (viewport?.offset ?? 0))
  }

  mutating func answer(_ effect: DragEffect, at moment: Double? = nil) {
    let record = DragRecord(time: moment ?? time, effect: effect)
    answers.append(record)
    if case .carry = effect { return }
    log.append(record)
  }

  mutating func takeAnswers() -> [DragRecord] {
    defer { answers = [] }
    return answers
  }
}
