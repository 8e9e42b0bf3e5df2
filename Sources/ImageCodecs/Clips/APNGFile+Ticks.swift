extension APNGFile {
  /// Which frames of a clip of so many a second each frame of the file stands for, from 0 on; none where
  /// it is seen too briefly.
  ///
  /// Times add up before they are rounded, so it does not matter how a file says how long something is
  /// seen: by one frame, or by several that are equal.
  ///
  /// - Parameter fps: Above 0.
  public func ticks(at fps: Double) -> [Range<Int>] {
    let rate = FrameRate(fps)
    let ratio = Double(rate.frames) / Double(rate.seconds)
    var (time, start) = (0.0, 0)
    return frames.map { frame in
      time += frame.duration
      // Any longer clip is of no use, and its time would not fit.
      let end = Int(min((time * ratio).rounded(), 1e15))
      defer { start = end }
      return start..<end
    }
  }
}
