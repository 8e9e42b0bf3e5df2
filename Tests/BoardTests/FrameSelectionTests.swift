import Animation
import BoardRendering
import Testing

/// Which frames are wanted.
struct FrameSelectionTests {
  /// 31 frames, one each tenth of a second.
  private let times = FrameTimes(fps: 10, duration: 3)

  @Test func allFramesAreWantedAtFirst() {
    #expect(Array(FrameSelection().indices(of: times)) == Array(0...30))
  }

  @Test func bothBoundsBelongToTheStretch() {
    let selection = FrameSelection(from: .time(0.5), to: .time(0.8))
    #expect(Array(selection.indices(of: times)) == [5, 6, 7, 8])
  }

  @Test func aTimeThatWasRoundedStillMeansItsFrame() {
    let thirds = FrameTimes(fps: 30, duration: 1)
    let selection = FrameSelection(from: .time(0.033), to: .time(0.067))
    #expect(Array(selection.indices(of: thirds)) == [1, 2])
  }

  @Test func framesAreCountedFromTheFirstOneWanted() {
    let selection = FrameSelection(from: .frame(4), to: .frame(11), step: 3)
    #expect(Array(selection.indices(of: times)) == [4, 7, 10])
  }

  @Test(arguments: [
    FrameSelection(from: .time(3.1)), FrameSelection(from: .frame(31)),
    FrameSelection(from: .time(2), to: .time(1)),
    FrameSelection(from: .time(0.51), to: .time(0.59)),
    FrameSelection(from: .frame(.max)),
  ])
  func noFrameIsWantedWhereNoneLies(selection: FrameSelection) {
    #expect(Array(selection.indices(of: times)).isEmpty)
  }

  @Test func hugeBoundsDoNoHarm() {
    let selection = FrameSelection(from: .frame(-5), to: .frame(.max - 1), step: 1_000_000)
    #expect(Array(selection.indices(of: times)) == [0])
    #expect(Array(FrameSelection(to: .time(1e300)).indices(of: times)).count == 31)
  }
}
