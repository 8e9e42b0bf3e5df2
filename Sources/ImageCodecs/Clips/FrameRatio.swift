/// Frames a second as two whole numbers, as video formats want it.
package struct FrameRatio: Hashable {
  package let frames: Int
  package let seconds: Int

  /// Whole rates and those of television, such as 30000/1001 for 29.97, exactly; others to a
  /// millionth.
  package init(fps: Double) {
    let television = (fps * 1.001).rounded()
    if fps == fps.rounded(), 1...1e6 ~= fps {
      (frames, seconds) = (Int(fps), 1)
    } else if television >= 1, television <= 1e6, abs(television / 1.001 - fps) < 0.001,
      abs(television / 1.001 - fps) < abs(fps.rounded() - fps)
    {
      (frames, seconds) = (Int(television) * 1000, 1001)
    } else {
      let millionths = Int(min(max((fps * 1e6).rounded(), 1), 1e12))
      var (divisor, rest) = (millionths, 1_000_000)
      while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
      (frames, seconds) = (millionths / divisor, 1_000_000 / divisor)
    }
  }
}
