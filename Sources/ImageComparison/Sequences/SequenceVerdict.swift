/// What sets two sequences of frames apart, in one word.
public enum SequenceVerdict: Hashable, Sendable {
  case equal
  /// The second one shows what the first one showed so many frames before.
  case late(frames: Int)
  /// The second one is ahead by so many frames.
  case early(frames: Int)
  /// Only frames that one of them has more often, or not at all.
  case timing(dropped: [Int], duplicated: [Int], inserted: [Int])
  /// Frames show something else: those of the first sequence by their numbers, and what was found
  /// about timing beside it.
  case content(changed: [Int], dropped: [Int], duplicated: [Int], inserted: [Int])

  /// The most frames that a sequence is looked for to be late.
  private static let mostLag = 60

  public init<Frame: Hashable>(_ a: [Frame], _ b: [Frame]) {
    guard a != b else {
      self = .equal
      return
    }
    if let lag = SequenceVerdict.shift(from: a, to: b) {
      self = lag > 0 ? .late(frames: lag) : .early(frames: -lag)
      return
    }
    let steps = FrameAlignment(a, b).steps
    if let changed = SequenceVerdict.changesByNumber(from: a, to: b, steps) {
      self = .content(changed: changed, dropped: [], duplicated: [], inserted: [])
      return
    }
    var (changed, dropped, duplicated, inserted): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
    for step in steps {
      switch step {
      case .same: break
      case .changed(let a, _): changed.append(a)
      case .dropped(let a): dropped.append(a)
      case .duplicated(let b): duplicated.append(b)
      case .inserted(let b): inserted.append(b)
      }
    }
    self =
      changed.isEmpty
      ? .timing(dropped: dropped, duplicated: duplicated, inserted: inserted)
      : .content(
        changed: changed, dropped: dropped, duplicated: duplicated, inserted: inserted)
  }

  /// The frames that differ, where as many are equal by their numbers as in any other way: then nothing
  /// says that frames came at another time.
  private static func changesByNumber<Frame: Hashable>(
    from a: [Frame], to b: [Frame], _ steps: [FrameAlignment.Step]
  ) -> [Int]? {
    guard a.count == b.count else { return nil }
    let changed = a.indices.filter { a[$0] != b[$0] }
    let same = steps.count { step in
      if case .same = step { true } else { false }
    }
    return a.count - changed.count >= same ? changed : nil
  }

  /// By how many frames a sequence of the same length shows everything later, its first frame standing
  /// until then, or earlier, its last one standing; nil where that is not what it does.
  private static func shift<Frame: Hashable>(from a: [Frame], to b: [Frame]) -> Int? {
    guard a.count == b.count, a.count > 1 else { return nil }
    let last = a.count - 1
    for lag in 1...min(mostLag, last) {
      // Where what is left is one frame, it could be any lag.
      if Set(a.dropLast(lag)).count > 1,
        b.indices.allSatisfy({ b[$0] == a[max(0, $0 - lag)] })
      {
        return lag
      }
      if Set(a.dropFirst(lag)).count > 1,
        b.indices.allSatisfy({ b[$0] == a[min(last, $0 + lag)] })
      {
        return -lag
      }
    }
    return nil
  }
}
