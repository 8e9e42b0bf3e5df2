import BoardDrawing

extension FrameSequence {
  /// The number of the frame that says best what the clip is about: in the middle of the longest
  /// stretch in which something is carried, else in the middle of all.
  var posterNumber: Int {
    let (first, last) = (frames[0].time, frames[frames.count - 1].time)
    var longest = 0.0
    var wanted = (first + last) / 2
    for stretch in carriedStretches {
      let (start, end) = (max(stretch.start, first), min(stretch.end, last))
      guard end - start > longest else { continue }
      longest = end - start
      wanted = (start + end) / 2
    }
    return frames.min { abs($0.time - wanted) < abs($1.time - wanted) }?.number ?? 0
  }

  /// In seconds, from an item's being lifted until it is let go.
  private var carriedStretches: [(start: Double, end: Double)] {
    var stretches: [(Double, Double)] = []
    var start: Double?
    for event in replay.events {
      switch event.kind {
      case .lift: start = start ?? event.time
      case .drop, .cancel:
        if let begun = start { stretches.append((begun, event.time)) }
        start = nil
      default: break
      }
    }
    if let start { stretches.append((start, replay.duration)) }
    return stretches
  }
}
