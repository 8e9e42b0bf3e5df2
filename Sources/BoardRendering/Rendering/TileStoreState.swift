import Pixels
import Raster

/// What the threads of a tile store share.
struct TileStoreState {
  let plan: TilePlan

  /// Of the tiles that are held or being made.
  let budget: Int

  private(set) var tiles: [TileRequest: Bitmap]
  private(set) var failures: [TileFailure] = []

  /// The first so many jobs are made whatever the budget says.
  var neededCount = 0

  /// Whether a picture was bad, so that tiles are made only to find other bad ones.
  var isChecking = false
  var isStopped = false

  /// All jobs before it are taken.
  private var next = 0

  /// All jobs before it are done.
  private var firstOpen = 0
  private var isDone: [Bool]
  private var doneCount: Int
  private var byteCount: Int

  /// Tiles that no later band shows, the oldest first: kept while there is room, in case the board
  /// must be drawn again.
  private var retired: [TileRequest] = []
  private var retiredStart = 0

  init(plan: TilePlan, kept: [TileRequest: Bitmap], budget: Int) {
    self.plan = plan
    self.budget = budget
    let wanted = Set(plan.jobs.map(\.request))
    let tiles = kept.filter { wanted.contains($0.key) }
    self.tiles = tiles
    isDone = plan.jobs.map { tiles[$0.request] != nil }
    doneCount = tiles.count
    byteCount = tiles.values.reduce(0) { $0 + $1.byteCount }
  }

  /// A job for the thread that draws, one that it needs if there is any; `.some(nil)` when the first so
  /// many jobs are done, nil when the thread must wait.
  mutating func takeWhileWaiting(for count: Int) -> Int?? {
    if let index = takeNeeded() { return index }
    if hasCompleted(count) { return .some(nil) }
    guard let ahead = takeAhead(), let index = ahead else { return nil }
    return index
  }

  private mutating func takeNeeded() -> Int? {
    skipDone()
    guard next < neededCount, isChecking || failures.isEmpty else { return nil }
    return take()
  }

  /// A job for a thread that works ahead; `.some(nil)` when there is none any more, nil when the
  /// thread must wait.
  mutating func takeAhead() -> Int?? {
    skipDone()
    if isStopped || next >= plan.jobs.count { return .some(nil) }
    if !isChecking && !failures.isEmpty { return nil }
    if next >= neededCount {
      makeRoom(for: plan.jobs[next].byteCount)
      guard byteCount + plan.jobs[next].byteCount <= budget else { return nil }
    }
    return take()
  }

  /// Takes in what became of a job.
  ///
  /// - Returns: How many jobs are done.
  mutating func finish(_ index: Int, _ result: Result<Bitmap, PictureProblem>) -> Int {
    switch result {
    case .success(let tile):
      tiles[plan.jobs[index].request] = tile
      if isChecking { retired.append(plan.jobs[index].request) }
    case .failure(let problem):
      byteCount -= plan.jobs[index].byteCount
      failures.append(TileFailure(index: index, problem: problem))
    }
    if isChecking { makeRoom(for: 0) }
    isDone[index] = true
    doneCount += 1
    return doneCount
  }

  /// Whether the first so many jobs are done, or need not be since one has failed.
  private mutating func hasCompleted(_ count: Int) -> Bool {
    while firstOpen < isDone.count && isDone[firstOpen] { firstOpen += 1 }
    return firstOpen >= count || (!failures.isEmpty && !isChecking)
  }

  mutating func retire(_ indices: [Int]) {
    retired += indices.map { plan.jobs[$0].request }
    makeRoom(for: 0)
  }

  private mutating func take() -> Int {
    byteCount += plan.jobs[next].byteCount
    next += 1
    return next - 1
  }

  private mutating func skipDone() {
    while next < isDone.count && isDone[next] { next += 1 }
  }

  private mutating func makeRoom(for newCount: Int) {
    while byteCount + newCount > budget, retiredStart < retired.count {
      if let tile = tiles.removeValue(forKey: retired[retiredStart]) { byteCount -= tile.byteCount }
      retiredStart += 1
    }
    if retiredStart > 1024 {
      retired.removeFirst(retiredStart)
      retiredStart = 0
    }
  }
}

extension Bitmap {
  /// Of its pixels.
  fileprivate var byteCount: Int { pixels.count * 4 }
}
