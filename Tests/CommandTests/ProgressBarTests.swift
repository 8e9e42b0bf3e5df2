import Testing
import WaterfallCommand

@Suite struct ProgressBarTests {
  private let start = ContinuousClock.now

  @Test func nothingIsDrawnInTheFirstHalfSecond() {
    var bar = ProgressBar(start: start)

    let frame = bar.frame(at: 0.9, now: start + .milliseconds(499), columns: 80)

    #expect(frame == nil)
    #expect(bar.erase() == nil)
  }

  @Test func theBarFitsTheTerminalAndLeavesItsLastColumnFree() {
    var bar = ProgressBar(start: start)

    let frame = bar.frame(at: 0.5, now: start + .seconds(1), columns: 18)

    #expect(frame == "\r[=====     ]  50%")
  }

  @Test func itIsDrawnTenTimesASecondAtMost() {
    var bar = ProgressBar(start: start)
    _ = bar.frame(at: 0.1, now: start + .seconds(1), columns: 80)

    let tooSoon = bar.frame(at: 0.2, now: start + .milliseconds(1099), columns: 80)
    let later = bar.frame(at: 0.3, now: start + .milliseconds(1100), columns: 80)

    #expect(tooSoon == nil)
    #expect(later != nil)
  }

  @Test func itIsRubbedOutOnce() {
    var bar = ProgressBar(start: start)
    _ = bar.frame(at: 0.1, now: start + .seconds(1), columns: 80)

    #expect(bar.erase() == "\r\u{1B}[K")
    #expect(bar.erase() == nil)
  }
}
