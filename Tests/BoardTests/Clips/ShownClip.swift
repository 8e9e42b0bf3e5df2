import BoardRendering
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// A clip of a fixture's gesture, written and played.
struct ShownClip {
  var bytes: [UInt8]
  var clip: RenderedClip

  /// Each picture, and in how many frames it is seen.
  var pictures: [ClipFrame]

  /// Without a pause at the end, where nothing else is said; the file is `c.apng`.
  init(
    of fixture: FrameFixture, threads: Int = 2, _ change: (inout ClipOptions) -> Void = { _ in }
  ) throws {
    var renderer = ClipRenderer()
    renderer.options.threadCount = threads
    renderer.clip.holdLast = 0
    change(&renderer.clip)
    let target = OutputTarget.file(fixture.folder.path("c.apng"), replaces: true)
    clip = try renderer.render(fixture.loaded, fixture.gesture, to: target)
    bytes = try fixture.folder.read("c.apng")
    #expect(clip.byteCount == bytes.count)
    var player = try APNGPlayer(APNGFile(bytes))
    pictures = []
    while let picture = try player.next() {
      let ticks = Int((picture.duration * clip.version.fps).rounded())
      pictures.append(ClipFrame(image: picture.image, ticks: ticks))
    }
  }

  /// Each frame.
  var frames: [StraightBitmap] {
    pictures.flatMap { Array(repeating: $0.image, count: $0.ticks) }
  }
}
