import Geometry
import ImageComparison

/// Which drawn frame stands for which recorded one.
///
/// By their numbers, as a rule, and that is what decides. Where frames were dropped or inserted, all
/// later ones differ by their numbers; what people are told is then found between frames that belong
/// together: those of the same pixels or, where the pixels of most have changed, of the same layout.
struct FrameCorrespondence {
  let verdict: SequenceVerdict

  /// Nil where frames correspond by their numbers.
  let pairs: [FramePair]?

  /// What a sequence is known by, frame by frame.
  struct Sequence {
    let keys: [PixelKey]
    let layouts: [[RecordedItem]]

    init(_ keys: [PixelKey], layouts: [[RecordedItem]]) {
      self.keys = keys
      self.layouts = layouts.map { $0.map(Sequence.rounded) }
    }

    /// To eighths of a point, since the same place at another time may be off by a rounding error.
    private static func rounded(_ item: RecordedItem) -> RecordedItem {
      func rounded(_ value: Double) -> Double { (value * 8).rounded() / 8 }
      let frame = item.frame
      return RecordedItem(
        id: item.id,
        frame: Rect(
          x: rounded(frame.x), y: rounded(frame.y), width: rounded(frame.width),
          height: rounded(frame.height)))
    }
  }

  init(golden: Sequence, actual: Sequence) {
    let byPixels = SequenceVerdict(golden.keys, actual.keys)
    let hasOtherCount = golden.keys.count != actual.keys.count
    var steps: [FrameAlignment.Step]
    switch byPixels {
    case .timing,
      .content where hasOtherCount:
      steps = FrameAlignment(golden.keys, actual.keys).steps
    default:
      verdict = byPixels
      pairs = nil
      return
    }
    let byLayout = FrameAlignment(golden.layouts, actual.layouts).steps
    if case .content = byPixels, byLayout.count(where: \.isSame) > steps.count(where: \.isSame) {
      steps = byLayout
      verdict = FrameCorrespondence.verdict(steps, golden.keys, actual.keys)
    } else {
      verdict = byPixels
    }
    pairs = steps.map { step in
      switch step {
      case .same(let a, let b), .changed(let a, let b): FramePair(golden: a, actual: b)
      case .dropped(let a): FramePair(golden: a, actual: nil)
      case .duplicated(let b), .inserted(let b): FramePair(golden: nil, actual: b)
      }
    }
  }

  private static func verdict(
    _ steps: [FrameAlignment.Step], _ golden: [PixelKey], _ actual: [PixelKey]
  ) -> SequenceVerdict {
    var (changed, dropped, duplicated, inserted): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
    for step in steps {
      switch step {
      case .same(let a, let b), .changed(let a, let b):
        if golden[a] != actual[b] { changed.append(a) }
      case .dropped(let a): dropped.append(a)
      case .duplicated(let b): duplicated.append(b)
      case .inserted(let b): inserted.append(b)
      }
    }
    return .content(
      changed: changed, dropped: dropped, duplicated: duplicated, inserted: inserted)
  }
}

extension FrameAlignment.Step {
  fileprivate var isSame: Bool {
    if case .same = self { true } else { false }
  }
}
