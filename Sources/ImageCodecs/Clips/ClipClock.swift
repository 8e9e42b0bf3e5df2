/// When frames begin.
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

  /// When the next frame begins, in units of which a second has so many.
  func time(in units: Double) -> Int {
    // Any longer clip is of no use, and its time would not fit.
    Int(min((Double(ticks) * units / fps).rounded(), 1e15))
  }

  mutating func advance(by ticks: Int) {
    precondition(ticks > 0, "a frame is seen")
    self.ticks += ticks
  }
}
