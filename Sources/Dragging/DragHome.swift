/// How things were before a drag, for when it is cancelled.
struct DragHome: Hashable, Sendable {
  let order: DragOrder
  let place: Place

  /// Of the viewport; nil without one.
  let offset: Double?
}
