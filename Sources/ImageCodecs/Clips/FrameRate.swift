/// Frames a second as a fraction, so that lengths of time add up exactly.
struct FrameRate: Hashable {
  /// So many frames in so many ``seconds``; from 1 to 65535.
  var frames: Int

  /// At least 1.
  var seconds: Int

  /// The fraction in smallest terms that is a number, or comes nearest to it.
  ///
  /// Source: continued fractions; Knuth, The Art of Computer Programming, vol. 2, 4.5.3.
  init(_ fps: Double) {
    precondition(fps > 0, "frames follow each other in time")
    let mostSeconds = Double(Int32.max)
    var (frames, lastFrames) = (1.0, 0.0)
    var (seconds, lastSeconds) = (0.0, 1.0)
    var rest = fps
    while true {
      let whole = rest.rounded(.down)
      let nextFrames = whole * frames + lastFrames
      let nextSeconds = whole * seconds + lastSeconds
      guard nextFrames <= Double(UInt16.max), nextSeconds <= mostSeconds else { break }
      (lastFrames, frames) = (frames, nextFrames)
      (lastSeconds, seconds) = (seconds, nextSeconds)
      // Nearer than that a decimal number does not say what is meant.
      if abs(frames / seconds - fps) <= fps * 1e-9 || rest == whole { break }
      rest = 1 / (rest - whole)
    }
    self.frames = seconds == 0 ? Int(UInt16.max) : max(1, Int(frames))
    self.seconds = seconds == 0 ? 1 : frames == 0 ? Int(mostSeconds) : Int(seconds)
  }
}
