import Animation
import BoardDrawing
import BoardModel
import BoardRendering
import GoldenImages
import GoldenTesting
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Gestures and moments of them, held against goldens.
@Suite struct GoldenGestureTests {
  private let goldens: GoldenFolder
  private let replay: DragReplay

  init() throws {
    goldens = try GoldenFolder()
    replay = try SmallBoards.replay()
  }

  @Test func aGestureHasAHashForEachFrame() throws {
    let first = goldens.verdict(replay)

    #expect(first.text.contains("recorded \(goldens.folder.path("card.apng").displayText)"))
    let record = String(decoding: try goldens.folder.read("card.json"), as: UTF8.self)
    let count = FrameTimes(fps: replay.fps, duration: replay.duration).count

    #expect(record.split(separator: "\"hash\":").count == count + 1)
    #expect(goldens.verdict(replay).result.matches)
  }

  @Test func ofAGestureOnlyHashesCanBeRecorded() throws {
    let options = GoldenOptions(keepsFrames: false)

    _ = goldens.verdict(replay, options: options)

    #expect(try goldens.folder.names() == ["card.json"])
    #expect(goldens.verdict(replay).result.matches)
    #expect(goldens.verdict(replay).result.file == goldens.folder.path("card.json"))
  }

  @Test func anotherGestureFailsAndTheFrameIsNamed() throws {
    _ = goldens.verdict(replay)

    let verdict = goldens.verdict(try SmallBoards.replay(color: "#802020"))

    #expect(!verdict.result.matches)
    #expect(verdict.text.contains("frames differ (exact), the first is 0"))
    #expect(
      verdict.result.pictures.map { $0.fileName(for: "card") }.contains("card.frame-0.actual.png"))
  }

  @Test func framesAreDrawnAsTheFramesVerbDrawsThem() throws {
    let loaded = try SmallBoards.load(SmallBoards.board())
    let folder = try TemporaryFolder()
    let frames = try FrameRenderer().render(
      loaded, try SmallBoards.gesture(), to: folder.path())
    let renderer = try MomentRenderer(replay)
    let times = FrameTimes(fps: replay.fps, duration: replay.duration)

    #expect(frames.count == times.count)
    for index in stride(from: 0, to: times.count, by: 5) {
      let digits = String(repeating: "0", count: 5 - String(index).count) + String(index)
      let frame = try StraightBitmap(decoding: .bytes(try folder.read("frame_\(digits).png")))
      #expect(try renderer.picture(of: replay.moment(at: times[index])) == frame)
    }
  }

  @Test func aMomentIsAFrameOfItsGesture() throws {
    let times = FrameTimes(fps: replay.fps, duration: replay.duration)
    let picture = try MomentRenderer(replay).picture(of: replay.moment(at: times[20]))
    goldens.record(picture)

    #expect(goldens.verdict(.moment(replay, at: times[20])).result.matches)
    #expect(!goldens.verdict(.moment(replay, at: times[0])).result.matches)
  }

  @Test func filesOfABoardAndAGestureAreReadAndPlayed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(SmallBoards.board().utf8), to: "a.board.json")
    try folder.write(Array(SmallBoards.gestureText.utf8), to: "a.gesture.json")
    goldens.record(replay)
    goldens.record(try SmallBoards.load(SmallBoards.board()).board, named: "still")

    let played = goldens.verdict(
      .gestureFile(folder.path("a.gesture.json"), on: folder.path("a.board.json")))
    let still = goldens.verdict(.boardFile(folder.path("a.board.json")), named: "still")

    #expect(played.result.matches)
    #expect(still.result.matches)
  }

  @Test func aFileThatIsNotThereIsAnError() {
    let verdict = goldens.verdict(.boardFile(FilePath("/nowhere/a.board.json")))

    #expect(verdict.result.findings.status == .error)
    #expect(verdict.text.contains("/nowhere/a.board.json"))
  }

  @Test func anotherItemIsNamed() throws {
    goldens.record(try SmallBoards.load(SmallBoards.board()))

    let verdict = goldens.verdict(try SmallBoards.load(SmallBoards.board(color: "#802020")))

    #expect(verdict.text.contains("item lake has other content"))
  }
}
