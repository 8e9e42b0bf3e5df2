/// One thing that a finger does; times in seconds.
public enum GestureStep: Hashable, Sendable {
  /// The finger comes down and stays.
  ///
  /// - Parameter companions: the ids of items that are carried along.
  case press(GestureTarget, companions: [String] = [])

  /// Time passes.
  case hold(Double)

  /// The finger that is down goes to a target, by way of others, at an even pace along the way.
  case drag(
    GestureTarget, seconds: Double = GestureStep.dragSeconds, via: [GestureTarget] = [],
    ease: GestureEase = .linear)

  /// The finger leaves.
  ///
  /// - Parameter place: where the carried item stands afterwards, whatever the drop rule says; nil
  ///   leaves that to the rule.
  case drop(at: GesturePlace? = nil)

  /// Something takes the finger away: all is as it was before the press.
  case cancel

  /// The finger comes down and leaves at once; nothing is carried.
  ///
  /// - Parameter target: not needed for ``GestureTapPart/done``.
  case tap(GestureTarget?, on: GestureTapPart = .item)

  /// How long the finger is on its way where that is not said.
  public static let dragSeconds = 0.5
}
