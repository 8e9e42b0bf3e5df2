import BoardDrawing
import ImageCodecs
import Pixels

/// What makes a clip's bytes: a format that takes pictures, or a page, which is also told what is on
/// them.
enum ClipEncoding {
  case stream(any ClipStream)

  /// Of a format that cannot say how long a picture is seen, and repeats it.
  case repeating(any ClipStream)
  case page(ClipPageWriter, FrameSequence)

  var needsSurvey: Bool {
    if case .stream(let stream) = self { stream.needsSurvey } else { false }
  }

  /// Frames that came too soon after another for the format.
  var droppedCount: Int {
    if case .stream(let stream as GIFStream) = self { stream.droppedCount } else { 0 }
  }

  mutating func survey(_ frame: ClipFrame) throws(ImageWritingError) {
    guard case .stream(var stream) = self else { return }
    try stream.survey(frame)
    self = .stream(stream)
  }

  /// A picture as it is to be given, piece by piece: what is repeated must not stand in memory as often.
  func portions(of frame: ClipFrame) -> [ClipFrame] {
    guard case .repeating = self else { return [frame] }
    return Array(repeating: ClipFrame(image: frame.image), count: frame.ticks)
  }

  /// - Parameter numbers: Of the frames that the picture stands for.
  mutating func append(
    _ frame: ClipFrame, _ numbers: Range<Int>
  ) throws(ImageWritingError) -> [UInt8] {
    switch self {
    case .stream(var stream):
      defer { self = .stream(stream) }
      return try stream.append(frame)
    case .repeating(var stream):
      defer { self = .repeating(stream) }
      return try stream.append(frame)
    case .page(var page, let sequence):
      defer { self = .page(page, sequence) }
      return try page.append(frame, numbers.map(sequence.facts))
    }
  }

  mutating func finish() throws(ImageWritingError) -> ClipEnding {
    switch self {
    case .stream(var stream), .repeating(var stream):
      let ending = try stream.finish()
      if case .stream = self { self = .stream(stream) }
      return ending
    case .page(let page, _): return ClipEnding(bytes: page.finish())
    }
  }
}

extension FrameSequence {
  fileprivate func facts(_ number: Int) -> ClipFacts {
    let frame = frames[number]
    return ClipFacts(
      index: frame.index, replay.state(at: frame.time), events: events(until: frame))
  }
}
