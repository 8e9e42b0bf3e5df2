import BoardModel
import ImageCodecs
import Raster

/// Makes frames on all cores: the thread that plans them and those that help draw bands; whoever is
/// free hashes and writes the oldest frame.
///
/// No byte depends on how many there are: bands depend on marks and tiles alone, and frames are
/// finished in order.
final class FramePipeline: Sendable {
  private let settings: PNGSettings
  private let tiles: FrameTiles
  private let queue = Monitor(FrameQueue())
  private let finisher: Monitor<FrameFinisher>

  init(_ settings: PNGSettings, tiles: FrameTiles, finisher: FrameFinisher) {
    self.settings = settings
    self.tiles = tiles
    self.finisher = Monitor(finisher)
  }

  /// Draws and writes all frames, the manifest last.
  ///
  /// - Returns: How many frames were like the one before.
  func run(
    _ sequence: FrameSequence, threadCount: Int, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(FramesError) -> Int {
    let workers = WorkerThreads()
    workers.start(threadCount - 1) { [self] in help() }
    plan(sequence, progress)
    workers.wait()
    if let failure = queue.change({ $0.failure }) { throw failure }
    do throws(OutputError) {
      return try finisher.change { finisher in
        Result { () throws(OutputError) in
          try finisher.complete()
          return finisher.unchangedCount
        }
      }.get()
    } catch {
      throw .rendering(.output(error))
    }
  }

  private func plan(
    _ sequence: FrameSequence, _ progress: (_ done: Int, _ total: Int) -> Void
  ) {
    guard let encoder = makeEncoder() else { return }
    var previous: FrameWork?
    for number in 0..<sequence.count {
      let work = FrameWork(
        number: number, sequence.rasterizer(sequence.frame(number)),
        bandHeight: settings.bandHeight, after: previous)
      previous = work
      guard makeRoom(encoder) else { return }
      queue.change { $0.add(work) }
      progress(number, sequence.count)
    }
    queue.change { $0.complete() }
    while let job = queue.wait(for: { $0.take() }) { perform(job, encoder) }
  }

  /// Works until there is room for a frame.
  ///
  /// - Returns: False where something has failed.
  private func makeRoom(_ encoder: PNGBandEncoder) -> Bool {
    while true {
      let next = queue.wait { queue -> FrameQueue.Job?? in
        if let next = queue.take() { return next }
        return queue.hasRoom ? .some(nil) : nil
      }
      guard let next else { return queue.change { $0.failure } == nil }
      perform(next, encoder)
    }
  }

  private func help() {
    guard let encoder = makeEncoder() else { return }
    while let job = queue.wait(for: { $0.take() }) { perform(job, encoder) }
  }

  private func makeEncoder() -> PNGBandEncoder? {
    do {
      return try PNGBandEncoder(settings)
    } catch {
      queue.change { $0.fail(.rendering(.internalFault(String(describing: error)))) }
      return nil
    }
  }

  private func perform(_ job: FrameQueue.Job, _ encoder: PNGBandEncoder) {
    do {
      switch job {
      case .draw(let work, let band): try work.draw(band, tiles: tiles, encoder: encoder)
      case .finish(let work):
        try finisher.change { finisher in Result { try finisher.finish(work) } }.get()
      }
      queue.change { $0.hasDone(job) }
    } catch let error as OutputError {
      queue.change { $0.fail(.rendering(.output(error))) }
    } catch {
      let failure = tiles.failures.min { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
      let picture = failure.map { SkippedPicture(path: $0.key, problem: $0.value) }
      queue.change {
        $0.fail(
          picture.map(FramesError.picture)
            ?? .rendering(.internalFault(String(describing: error))))
      }
    }
  }
}
