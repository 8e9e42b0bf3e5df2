/// What a gesture says of edit mode.
public struct GestureEdit: Hashable, Sendable {
  public enum Jiggle: String, CaseIterable, Hashable, Sendable {
    /// All tiles in step.
    case together

    /// Each with a phase of its own, from its id.
    case apart

    case off
  }

  public var jiggle: Jiggle?

  /// What is said of a move between sections that is refused.
  public var notice: String?

  /// In seconds.
  public var noticeSeconds: Double?

  /// On the button that leaves edit mode.
  public var done: String?

  /// What stands in an empty first section.
  public var emptyMessage: String?

  public init() {}
}
