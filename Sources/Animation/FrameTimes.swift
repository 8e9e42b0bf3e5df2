/// The moments at which a stretch of time is drawn: frame i at i / fps, the last at the very end.
///
/// Where the duration is not a whole number of frames, the last frame comes sooner after its
/// neighbour.
public struct FrameTimes: RandomAccessCollection, Hashable, Sendable {
  /// Frames a second.
  public let fps: Double

  /// In seconds.
  public let duration: Double

  public let endIndex: Int
  public var startIndex: Int { 0 }

  /// - Precondition: `fps` is above 0, `duration` is not negative, and there are at most 2³¹ frames.
  public init(fps: Double, duration: Double) {
    precondition(fps > 0 && duration >= 0, "frames follow each other in time")
    precondition(duration * fps < 2_147_483_648, "there are at most 2^31 frames")
    self.fps = fps
    self.duration = duration
    let intervals = duration * fps
    let whole = Int(intervals)
    // A rest below a millionth is an error of rounding, not an instant to draw.
    let rest = intervals - Double(whole)
    endIndex = rest < 1e-6 ? whole + 1 : whole + 2
  }

  /// In seconds.
  public subscript(frame: Int) -> Double {
    precondition(indices.contains(frame), "there is no such frame")
    return frame == endIndex - 1 ? duration : Double(frame) / fps
  }
}
