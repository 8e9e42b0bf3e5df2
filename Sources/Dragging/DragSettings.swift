/// How dragging behaves: the numbers of one preset.
///
/// Lengths are in points, times in seconds.
public struct DragSettings: Sendable {
  /// How long an item is pressed until it lifts; 0 lifts at once.
  public var longPress = 0.5

  /// How far the finger may stray before the lift; further is no long press any more.
  public var slop = 10.0

  /// How long a press that enters edit mode lasts; nil where there is no such mode.
  public var editPress: Double?

  /// How long the ghost takes to its final size and place at the finger.
  public var lift = 0.3

  /// How long the others take to make room.
  public var reflow = 0.3

  /// How long the ghost takes to its slot, dropped or cancelled.
  public var drop = 0.3

  public var hold = GhostHold(anchor: .grab, scale: 0.5)
  public var dropRule = DropRule.bestSlot
  public var yielding = Yielding.insert
  public var sections = SectionRule.own

  /// Whether the first item of each section is pinned.
  public var pinsFirst = false

  /// Where the board is seen through a viewport.
  public var autoScroll = AutoScroll.standard

  public init() {}
}
