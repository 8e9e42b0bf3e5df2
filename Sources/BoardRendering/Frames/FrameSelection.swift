public import Animation

/// Which frames of a gesture are wanted.
public struct FrameSelection: Hashable, Sendable {
  /// An end of a stretch; both ends belong to it.
  public enum Bound: Hashable, Sendable {
    /// In seconds.
    case time(Double)

    /// The number of a frame, from 0.
    case frame(Int)
  }

  public var from: Bound?
  public var to: Bound?

  /// One frame in so many, from the first one on; at least 1.
  public var step = 1

  public init(from: Bound? = nil, to: Bound? = nil, step: Int = 1) {
    self.from = from
    self.to = to
    self.step = step
  }

  /// The numbers of the frames; none where nothing lies between the bounds.
  public func indices(of times: FrameTimes) -> StrideTo<Int> {
    let first =
      switch from {
      case nil: 0
      case .frame(let index): max(0, index)
      case .time(let time): times.partitioned { $0 < time - Self.slack }
      }
    let end =
      switch to {
      case nil: times.count
      case .frame(let index): min(times.count, max(0, index) + 1)
      case .time(let time): times.partitioned { $0 <= time + Self.slack }
      }
    return stride(from: first, to: max(first, end), by: max(1, step))
  }

  /// In seconds: a bound may be a frame's time that was rounded to a few digits.
  private static let slack = 5e-4
}

extension FrameTimes {
  /// How many frames at the beginning fulfil a condition that no later one does.
  fileprivate func partitioned(_ isBefore: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
