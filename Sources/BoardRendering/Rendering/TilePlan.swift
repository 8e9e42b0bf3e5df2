import BoardModel
import Drawing
import Raster

/// Which tiles a board needs, and when: its picture is drawn in bands of rows from the top.
struct TilePlan {
  /// In order of the first band that shows them.
  let jobs: [TileJob]

  /// For each band, how many of the jobs come in it or before.
  let jobCounts: [Int]

  /// For each band, the indices of the jobs that no later band shows.
  let lastJobs: [[Int]]

  /// - Parameters:
  ///   - bands: Each the rows of one band.
  ///   - paths: Of the pictures, by the names under which the rasterizer asks for them.
  init(_ rasterizer: Rasterizer, bands: [Range<Int>], paths: [ImageName: FilePath]) {
    var indices: [TileRequest: Int] = [:]
    var jobs: [TileJob] = []
    var lastBands: [Int] = []
    var jobCounts: [Int] = []
    for (band, rows) in bands.enumerated() {
      for request in rasterizer.tileRequests(inRows: rows) {
        if let index = indices[request] {
          lastBands[index] = band
        } else if let path = paths[request.name] {
          indices[request] = jobs.count
          jobs.append(TileJob(request: request, path: path))
          lastBands.append(band)
        }
      }
      jobCounts.append(jobs.count)
    }
    var lastJobs = Array(repeating: [Int](), count: bands.count)
    for (index, band) in lastBands.enumerated() { lastJobs[band].append(index) }
    self.jobs = jobs
    self.jobCounts = jobCounts
    self.lastJobs = lastJobs
  }

  /// The most bytes that the tiles of one band take; larger tiles than `tileLimit` are never made.
  func largestBand(tileLimit: Int) -> Int {
    let sizes = jobs.map { $0.byteCount <= tileLimit ? $0.byteCount : 0 }
    var held = 0
    var largest = 0
    var first = 0
    for (count, last) in zip(jobCounts, lastJobs) {
      held += sizes[first..<count].reduce(0, +)
      largest = max(largest, held)
      held -= last.reduce(0) { $0 + sizes[$1] }
      first = count
    }
    return largest
  }
}
