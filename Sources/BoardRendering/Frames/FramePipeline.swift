import BoardModel
import ImageCodecs
import Raster

/// Makes frames on all cores: the thread that plans them and those that help draw bands; whoever is
/// free hands the oldest frame on.
///
/// No byte depends on how many there are: bands depend on marks and tiles alone, and frames are
/// finished in order.
final class FramePipeline<Sink: FrameSink>: Sendable {
  private let bandHeight: Int

  /// Nil where bands are not compressed.
  private let settings: PNGSettings?
  private let tiles: FrameTiles
  private let queue = Monitor(FrameQueue())
  private let sink: Monitor<Sink>

  init(bandHeight: Int, compressing settings: PNGSettings?, tiles: FrameTiles, sink: Sink) {
    self.bandHeight = bandHeight
    self.settings = settings
    self.tiles = tiles
    self.sink = Monitor(sink)
  }

  /// Draws all frames.
  ///
  /// - Returns: What they were handed to.
  func run(
    _ sequence: FrameSequence, threadCount: Int, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(FramesError) -> Sink {
    let workers = WorkerThreads()
    workers.start(threadCount - 1) { [self] in help() }
    plan(sequence, progress)
    workers.wait()
    if let failure = queue.change({ $0.failure }) { throw failure }
    return try sink.change { sink in
      Result { () throws(FramesError) in
        try sink.complete()
        return sink
      }
    }.get()
  }

  private func plan(
    _ sequence: FrameSequence, _ progress: (_ done: Int, _ total: Int) -> Void
  ) {
    do throws(ImageWritingError) {
      let encoder = try makeEncoder()
      var previous: FrameWork?
      for frame in sequence.frames {
        let work = FrameWork(
          number: frame.number, sequence.rasterizer(frame), bandHeight: bandHeight, after: previous)
        previous = work
        guard makeRoom(encoder) else { return }
        queue.change { $0.add(work) }
        progress(frame.number, sequence.frames.count)
      }
      queue.change { $0.complete() }
      while let job = queue.wait(for: { $0.take() }) { perform(job, encoder) }
    } catch {
      fail(error)
    }
  }

  /// Works until there is room for a frame.
  ///
  /// - Returns: False where something has failed.
  private func makeRoom(_ encoder: PNGBandEncoder?) -> Bool {
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
    do throws(ImageWritingError) {
      let encoder = try makeEncoder()
      while let job = queue.wait(for: { $0.take() }) { perform(job, encoder) }
    } catch {
      fail(error)
    }
  }

  private func makeEncoder() throws(ImageWritingError) -> PNGBandEncoder? {
    guard let settings else { return nil }
    return try PNGBandEncoder(settings)
  }

  private func perform(_ job: FrameQueue.Job, _ encoder: PNGBandEncoder?) {
    do {
      switch job {
      case .draw(let work, let band): try work.draw(band, tiles: tiles, encoder: encoder)
      case .finish(let work):
        try sink.change { sink in
          Result { () throws(FramesError) in try sink.finish(work) }
        }.get()
      }
      queue.change { $0.hasDone(job) }
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: any Error) {
    let failure = tiles.failures.min { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
      .map { FramesError.picture(SkippedPicture(path: $0.key, problem: $0.value)) }
    queue.change { queue in
      queue.fail(
        error as? FramesError ?? failure ?? .rendering(.internalFault(String(describing: error))))
    }
  }
}
