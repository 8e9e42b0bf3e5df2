import BoardDrawing
import BoardModel
import BoardRendering
import Pixels

/// Checks frames of a gesture against stills, for which no golden is needed.
///
/// Frames are put together from bands of the frames before, stills are not, so one may be wrong where
/// the other is right. Where a frame shows what no still does, a finger's marks or edit mode, nothing is
/// checked.
struct InvariantCheck {
  let loaded: LoadedBoard
  let replay: DragReplay
  let options: RenderingOptions

  struct Outcome {
    var checked: [SequenceInvariant] = []
    var broken: [SequenceInvariant] = []
  }

  /// - Parameter alter: another picture for a still; in tests, where one comes out wrong.
  func check(
    _ rendered: RenderedCase, alter: (StraightBitmap) -> StraightBitmap
  ) throws(GoldenError) -> Outcome {
    var outcome = Outcome()
    for invariant in SequenceInvariant.allCases {
      guard let holds = try holds(invariant, rendered, alter) else { continue }
      outcome.checked.append(invariant)
      if !holds { outcome.broken.append(invariant) }
    }
    return outcome
  }

  /// Nil where it cannot be checked.
  private func holds(
    _ invariant: SequenceInvariant, _ rendered: RenderedCase,
    _ alter: (StraightBitmap) -> StraightBitmap
  ) throws(GoldenError) -> Bool? {
    let isFirst = invariant == .startsAsStill
    guard let frame = isFirst ? rendered.frames.first : rendered.frames.last,
      let board = isFirst ? loaded : finalBoard
    else { return nil }
    let drawn = try GoldenError.drawing { () throws(RenderingError) in
      try BoardRenderer(options: options).picture(of: board)
    }
    guard let drawn else { return nil }
    let still = BoardMoment(drawn.arranged)
    var moment = replay.moment(at: isFirst ? 0 : replay.duration)
    // Frames are as high as the highest board there was.
    moment.size = still.size
    guard moment == still else { return nil }
    let expected = alter(drawn.picture)
    let picture = try frame.picture()
    guard picture.width == expected.width, picture.height >= expected.height else { return false }
    return picture.colors.starts(with: expected.colors)
  }

  /// Nil where items were added on the way.
  private var finalBoard: LoadedBoard? {
    let known = Dictionary(
      loaded.board.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let order = replay.result.order
    let parts = order.map { $0.compactMap { known[$0] } }
    guard parts.map(\.count) == order.map(\.count) else { return nil }
    var board = loaded
    board.board = loaded.board.holding(parts, sections: loaded.board.sections)
    return board
  }
}
