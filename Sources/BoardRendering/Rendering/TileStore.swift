import BoardModel
import Pixels
import Raster

/// Makes the tiles of a board on all cores, in the order in which the bands need them, and holds
/// them within a budget of bytes until their last band is drawn.
///
/// A class, since the threads that make tiles share it.
final class TileStore: TileSource {
  typealias Maker = @Sendable (TileJob) throws(PictureProblem) -> Bitmap
  typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

  let plan: TilePlan
  let state: Monitor<TileStoreState>
  private let make: Maker
  private let progress: Progress
  private let workers = WorkerThreads()

  /// - Parameters:
  ///   - kept: Tiles of an earlier attempt.
  ///   - budget: In bytes.
  init(
    plan: TilePlan, kept: [TileRequest: Bitmap], budget: Int, progress: @escaping Progress,
    make: @escaping Maker
  ) {
    self.plan = plan
    self.make = make
    self.progress = progress
    state = Monitor(TileStoreState(plan: plan, kept: kept, budget: budget))
  }

  /// Begins to make tiles ahead on other threads; what they leave, the thread that draws makes.
  func start(workers count: Int) {
    workers.start(count) { [self] in
      while let index = state.wait(for: { $0.takeAhead() }) { perform(index) }
    }
  }

  func tile(_ request: TileRequest) -> Bitmap? {
    state.change { $0.tiles[request] }
  }

  /// Waits until all tiles of a band are there, helping to make them.
  ///
  /// - Returns: False where a picture turned out to be bad.
  func prepare(band: Int) -> Bool {
    complete(count: plan.jobCounts[band])
    return state.change { $0.failures.isEmpty }
  }

  /// Lets go of the tiles that no later band shows.
  func retire(band: Int) {
    state.change { $0.retire(plan.lastJobs[band]) }
  }

  /// Makes all tiles that are left, only to learn which other pictures are bad.
  func checkRest() -> [TileFailure] {
    state.change { $0.isChecking = true }
    complete(count: plan.jobs.count)
    return state.change { $0.failures }.sorted { $0.index < $1.index }
  }

  /// Ends the threads and hands over the tiles that are held.
  func stop() -> [TileRequest: Bitmap] {
    state.change { $0.isStopped = true }
    workers.wait()
    return state.change { $0.tiles }
  }

  /// Works on the first jobs until all of them are done, or one has failed; ahead of them rather than
  /// not at all, while others make the last ones.
  private func complete(count: Int) {
    state.change { $0.neededCount = count }
    while let index = state.wait(for: { $0.takeWhileWaiting(for: count) }) { perform(index) }
  }

  private func perform(_ index: Int) {
    let job = plan.jobs[index]
    let result = Result<Bitmap, PictureProblem> { () throws(PictureProblem) in try make(job) }
    let done = state.change { $0.finish(index, result) }
    progress(done, plan.jobs.count)
  }
}
