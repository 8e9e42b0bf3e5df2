import Animation
import BoardDrawing
import BoardModel
import Dragging
import Drawing
import Geometry
import Pixels
import Synchronization
import Testing

/// A drag as programs see it.
@Suite struct DragHandlerTests {
  private final class Diary: Sendable {
    private let lines = Mutex<[String]>([])

    func write(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock(\.self) }
  }

  private func handlers(_ diary: Diary) -> DragHandlers {
    var handlers = DragHandlers()
    handlers.willBegin = { diary.write("begin \($0) \($1.index)") }
    handlers.didMove = { diary.write("move \($0) \($1.index) \($2.index)") }
    handlers.didEnd = { diary.write("end \($0) \($1.index) \($2.index)") }
    handlers.didCancel = { diary.write("cancel \($0)") }
    handlers.refused = { diary.write("refused \($0) \($1 ?? "-") \($2.rawValue)") }
    return handlers
  }

  private func drag(_ end: String = #""drop""#) -> String {
    #"""
    { "version": 1, "steps": [ { "press": "B" }, { "hold": 0.5 }, { "drag": "D" },
      { "hold": 0.5 }, { \#(end): true } ] }
    """#
  }

  @Test func aProgramIsToldOfEachThingOnce() throws {
    let diary = Diary()

    _ = try DragReplay(
      PlayedBoard.ownHeights(), gesture: PlayedBoard.gesture(drag()), handlers: handlers(diary))

    #expect(diary.all.first == "begin B 1" && diary.all.last == "end B 1 3")
    #expect(diary.all.count { $0.hasPrefix("begin") } == 1)
    #expect(diary.all.count { $0.hasPrefix("end") } == 1)
    #expect(diary.all.contains { $0.hasPrefix("move B") })
  }

  @Test func aCancelledDragIsToldAsSuch() throws {
    let diary = Diary()

    let replay = try DragReplay(
      PlayedBoard.ownHeights(), gesture: PlayedBoard.gesture(drag(#""cancel""#)),
      handlers: handlers(diary))

    #expect(diary.all.last == "cancel B")
    #expect(
      replay.result.outcome == .cancelled
        && replay.moment(at: replay.duration) == replay.moment(at: 0))
  }

  @Test func whatAProgramForbidsDoesNotLift() throws {
    let diary = Diary()
    var handlers = handlers(diary)
    handlers.canMove = { $0 != "B" }

    let replay = try DragReplay(
      PlayedBoard.ownHeights(), gesture: PlayedBoard.gesture(drag()), handlers: handlers)

    #expect(diary.all == ["refused B - immovable"])
    #expect(replay.result.outcome == .rejected && replay.warnings == [])
  }

  @Test func aProgramSaysWhichPlacesAreOpen() throws {
    let diary = Diary()
    var handlers = handlers(diary)
    handlers.canMoveTo = { _, _, to in to.index == 1 }

    let replay = try DragReplay(
      PlayedBoard.ownHeights(), gesture: PlayedBoard.gesture(drag()), handlers: handlers)

    #expect(replay.result.order == [["A", "B", "C", "D"]])
    #expect(diary.all.contains("refused B D destination"))
  }

  /// The example in the comment of `DragReplay`.
  @Test func theExampleDrawsEveryFrame() throws {
    let board = try PlayedBoard.arranged(
      [[("cover", 300, 200), ("sea", 300, 300), ("menu", 200, 300)]], columns: 2, width: 310)

    let gesture = GestureFile(steps: [
      .press(.item("menu")), .hold(0.5), .drag(.item("cover"), seconds: 0.8), .hold(0.4), .drop(),
    ])
    let replay = try DragReplay(board, gesture: gesture)
    var pictures: [DisplayList] = []
    for time in FrameTimes(fps: replay.fps, duration: replay.duration) {
      let picture = BoardPainter().paint(replay.moment(at: time))
      pictures.append(picture)
    }

    #expect(pictures.count == 61)
    #expect(Set(pictures.map(\.size)).count == 1)
    #expect(replay.result.order == [["menu", "cover", "sea"]])
  }
}
