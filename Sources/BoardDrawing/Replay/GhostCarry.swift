import Animation
import BoardModel
import Dragging
import Geometry

/// One item on its way with the finger, from its lift until it is let go.
struct GhostCarry: Sendable {
  /// Its number.
  let item: Int

  /// How many lie above it in the stack; 0 for the one that was pressed.
  let depth: Int

  /// How many are carried in all.
  let count: Int

  let grip: Grip

  /// That of the item that was pressed.
  let leader: Grip

  /// When it lifted, in seconds.
  let lifted: Double

  /// How long the lift takes, in seconds.
  let duration: Double

  let easing: Easing
  let look: GhostLook

  /// What the item's frame was beside its slot when it lifted.
  private let drawn: Rect

  /// When it was let go, in seconds.
  var end = Double.infinity

  /// - Parameters:
  ///   - pose: of the item as it was drawn when it lifted, at `finger`.
  ///   - leader: nil for the item that was pressed.
  init(
    item: Int, grip: Grip, under leader: Grip? = nil, depth: Int = 0, count: Int = 1, pose: Pose,
    finger: Point, lifted: Double, duration: Double, easing: Easing, look: GhostLook
  ) {
    self.item = item
    self.depth = depth
    self.count = count
    self.grip = grip
    self.leader = leader ?? grip
    self.lifted = lifted
    self.duration = duration
    self.easing = easing
    self.look = look
    let start = (leader == nil ? grip.frame(finger: finger, lift: 0) : grip.slot).center
    drawn = Rect(
      x: pose.frame.center.x - start.x, y: pose.frame.center.y - start.y,
      width: pose.frame.width - grip.slot.width, height: pose.frame.height - grip.slot.height)
  }

  /// The part of the lift that is done, eased.
  private func lift(at time: Double) -> Double {
    duration > 0 ? easing.progress((time - lifted) / duration) : 1
  }

  /// How much of the ghost's look it has, 0...1.
  func style(at time: Double) -> Double { look.isAtOnce ? 1 : lift(at: time) }

  /// - Parameter finger: on the board.
  func pose(at time: Double, finger: Point) -> Pose {
    let lift = lift(at: time)
    let frame = depth == 0 ? grip.frame(finger: finger, lift: lift) : stacked(finger, lift)
    // What was on its way when it was lifted starts where it was seen.
    let center = Point(
      x: frame.center.x + drawn.x * (1 - lift), y: frame.center.y + drawn.y * (1 - lift))
    let size = Size(
      width: frame.width + drawn.width * (1 - lift),
      height: frame.height + drawn.height * (1 - lift))
    var pose = Pose(frame: Rect(center: center, size: size))
    if look.scaling == .transform, size.width > 0, grip.slot.width > 0 {
      pose.scale = size.width / grip.slot.width
      pose.frame = Rect(center: center, size: grip.slot.size)
    }
    pose.opacity = 1 + (look.opacity - 1) * style(at: time)
    // Above all that is at rest or on its way there, and the less the deeper in the stack.
    pose.elevation = 1 - Double(depth) * GhostCarry.step
    return pose
  }

  /// The pose from which it flies to its slot: the less it is styled, the lower it is.
  func release(at time: Double, finger: Point) -> Pose {
    var pose = pose(at: time, finger: finger)
    pose.elevation = max(style(at: time), 0.01) - Double(depth) * GhostCarry.step
    return pose
  }

  private static let step = 1e-6

  /// From its own slot to its place in the stack, under the item that was pressed.
  private func stacked(_ finger: Point, _ lift: Double) -> Rect {
    let scale = 1 + (grip.hold.scale - 1) * (grip.hold.scalesAtOnce ? 1 : lift)
    let shift = Double(min(depth, 3)) * 5
    let top = leader.frame(finger: finger, lift: lift).center
    let own = grip.slot.center
    return Rect(
      center: Point(
        x: own.x + (top.x + shift - own.x) * lift, y: own.y + (top.y + shift - own.y) * lift),
      size: Size(width: grip.slot.width * scale, height: grip.slot.height * scale))
  }
}

extension Rect {
  init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
