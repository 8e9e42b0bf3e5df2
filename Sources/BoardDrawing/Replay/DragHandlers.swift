public import Dragging

/// What a program says to a drag, and what it is told of it; items are named by their ids.
///
/// Those that are told are told in order of time, while the replay is made; the order is new already
/// when ``didMove`` tells of it.
public struct DragHandlers: Sendable {
  /// Whether an item may be moved at all; asked when it would lift.
  public var canMove: @Sendable (String) -> Bool = { _ in true }

  /// Whether an item may go from a place to another; asked for every place that comes into question.
  ///
  /// Must give equal answers to equal questions.
  public var canMoveTo: @Sendable (_ item: String, _ from: Place, _ to: Place) -> Bool = {
    _, _, _ in
    true
  }

  public var willBegin: @Sendable (_ item: String, _ at: Place) -> Void = { _, _ in }
  public var didMove: @Sendable (_ item: String, _ from: Place, _ to: Place) -> Void = { _, _, _ in
  }

  /// From where the item was before the drag to where it is.
  public var didEnd: @Sendable (_ item: String, _ from: Place, _ to: Place) -> Void = { _, _, _ in }

  public var didCancel: @Sendable (_ item: String) -> Void = { _ in }

  /// - Parameter over: the item that may not be replaced; nil where the item itself does not lift, or
  ///   a section may not be entered.
  public var refused: @Sendable (_ item: String, _ over: String?, _ because: Refusal) -> Void = {
    _, _, _ in
  }

  public var didChangeEditState: @Sendable (_ isEditing: Bool) -> Void = { _ in }

  public init() {}
}
