import BoardModel
import Dragging
import Geometry

/// A board at rest in one order.
struct ReplayScene: Sendable {
  /// From when on the items stand in this order, in seconds.
  let start: Double

  let order: DragOrder
  let moment: BoardMoment
  let map: SlotMap
  let stickyHeaders: [StickyHeader]

  /// Of the items, by their numbers.
  let cards: [Int: Card]

  init(_ order: DragOrder, on stage: ReplayStage, from start: Double) {
    let arranged = stage.arranged(order)
    self.start = start
    self.order = order
    moment = BoardMoment(arranged)
    stickyHeaders = StickyHeader.all(arranged, moment)
    map = stage.slots(arranged, order)
    cards = Dictionary(
      zip(order.items, moment.cards), uniquingKeysWith: { first, _ in first })
  }
}
