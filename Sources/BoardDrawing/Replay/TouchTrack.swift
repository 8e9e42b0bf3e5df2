import Geometry

/// Where a finger was, in the viewport, at every moment.
struct TouchTrack: Sendable {
  private struct Sample {
    var time: Double

    /// Nil where the finger has left.
    var point: Point?
  }

  /// In order of time; between two points the finger goes straight.
  private var samples: [Sample] = []

  mutating func touch(_ point: Point, at time: Double) {
    // Of a finger that stays only the beginning and the end are kept.
    if samples.count > 1, samples.suffix(2).allSatisfy({ $0.point == point }) {
      samples[samples.count - 1].time = time
    } else {
      samples.append(Sample(time: time, point: point))
    }
  }

  mutating func leave(at time: Double) {
    samples.append(Sample(time: time, point: nil))
  }

  func point(at time: Double) -> Point? {
    var low = 0
    var high = samples.count
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0, let point = samples[low - 1].point else { return nil }
    guard low < samples.count, let next = samples[low].point else { return point }
    let start = samples[low - 1].time
    let progress = (time - start) / (samples[low].time - start)
    return Point(
      x: point.x + (next.x - point.x) * progress, y: point.y + (next.y - point.y) * progress)
  }
}
