/// When frames begin, in hundredths of a second.
///
/// Times are rounded, not durations, so what is cut from one frame is given to the next and a clip is
/// as long as its frames.
struct ClipClock {
  let fps: Double

  /// In frames, since the clip began.
  private(set) var ticks = 0

  init(fps: Double) {
    precondition(fps > 0, "a clip has frames in a second")
    self.fps = fps
  }

  var hundredths: Int {
    // Any longer clip is of no use, and its time would not fit.
    Int(min((Double(ticks) * 100 / fps).rounded(), 1e15))
  }

  mutating func advance(by ticks: Int) {
    precondition(ticks > 0, "a frame is seen")
    self.ticks += ticks
  }
}
