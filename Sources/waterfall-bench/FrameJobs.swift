import BoardModel
import BoardRendering
import FoundationEssentials
import Geometry
import ImageCodecs

/// Job J2: 120 frames of a drag over eighteen photographs, as PNG files.
struct FrameJobs {
  private let folder: URL
  private let loaded: LoadedBoard

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "waterfall-bench-frames")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "photos"), withIntermediateDirectories: true)
    let heights = [1000, 1350, 750, 1200, 900, 1100]
    for index in 0..<18 {
      let photo = SeededPhoto(width: 1000, height: heights[index % 6], seed: UInt64(100 + index))
      let jpeg = try photo.bitmap.encodedJPEG()
      try Data(jpeg).write(to: folder.appending(path: "photos/\(index).jpg"))
    }
    var overrides = BoardOverrides()
    overrides.width = .points(390)
    overrides.scale = 3
    overrides.columns = .count(3)
    (overrides.columnGap, overrides.rowGap, overrides.margin) = (4, 4, .zero)
    loaded = try BoardReader(options: ReadingOptions())
      .read([.path(FilePath(folder.path + "/photos"))], overrides: overrides)
  }

  func measurements() throws -> [Measurement] {
    defer { try? FileManager.default.removeItem(at: folder) }
    return [
      try drawing("120 frames of 1170 x 2532, one thread, each of its time", 1, target: 12.5e6),
      try drawing("the same on two threads, by the clock on the wall", 2, target: 8.333e6),
      Measurement(
        name: "most memory of the process until then", cost: ThreadClock.peakMegabytes, target: 80,
        unit: "MB"),
    ]
  }

  private func drawing(_ name: String, _ threads: Int, target: Double) throws -> Measurement {
    // Six tiles slide in about half of the frames; in the others only the ghost moves.
    var gesture = GestureFile(steps: [
      .press(GestureTarget(.index(7))), .hold(0.35),
      .drag(GestureTarget(.place(GesturePlace(index: 10))), seconds: 0.9), .hold(0.3), .drop(),
    ])
    gesture.fps = 60
    gesture.timing.longPress = 0.1
    gesture.viewport = GestureViewport(height: 844)
    var renderer = FrameRenderer()
    renderer.options.threadCount = threads
    renderer.selection = FrameSelection(to: .frame(119))
    var failure: FramesError?
    let output = FilePath(folder.path + "/frames")
    let result = Measurement.of(
      name, target: target, runs: 3, count: 120, clock: threads == 1 ? .thread : .wall
    ) {
    } run: { _ in
      do throws(FramesError) {
        return try renderer.render(loaded, gesture, to: output).count
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return result
  }
}
