/// What the threads that make frames share: bands to draw, frames to finish.
struct FrameQueue {
  enum Job {
    case draw(FrameWork, band: Int)

    /// To hash and write it; one frame at a time, in order.
    case finish(FrameWork)
  }

  private struct Frame {
    let work: FrameWork

    /// How many of its changed bands have been taken, and how many are drawn.
    var takenCount = 0
    var drawnCount = 0

    var isDrawn: Bool { drawnCount == work.changed.count }
  }

  /// The oldest first.
  private var frames: [Frame] = []
  private var isFinishing = false
  private var isComplete = false
  private(set) var failure: FramesError?

  /// So many frames at a time, so that memory does not depend on how many there are.
  private static let frameLimit = 3

  var hasRoom: Bool { frames.count < Self.frameLimit }
  var isEmpty: Bool { frames.isEmpty }

  mutating func add(_ work: FrameWork) { frames.append(Frame(work: work)) }

  /// No further frame is added.
  mutating func complete() { isComplete = true }

  /// No further job is given out.
  mutating func fail(_ error: FramesError) { failure = failure ?? error }

  /// The next job; `.some(nil)` when there will be none any more, nil when there is none just now.
  mutating func take() -> Job?? {
    if failure != nil { return .some(nil) }
    if !isFinishing, let first = frames.first, first.isDrawn {
      isFinishing = true
      return .finish(first.work)
    }
    for index in frames.indices where frames[index].takenCount < frames[index].work.changed.count {
      let work = frames[index].work
      let band = work.changed[frames[index].takenCount]
      frames[index].takenCount += 1
      return .draw(work, band: band)
    }
    return isComplete && frames.isEmpty ? .some(nil) : nil
  }

  mutating func hasDone(_ job: Job) {
    switch job {
    case .finish:
      frames.removeFirst()
      isFinishing = false
    case .draw(let work, _):
      if let index = frames.firstIndex(where: { $0.work.number == work.number }) {
        frames[index].drawnCount += 1
      }
    }
  }
}
