extension SequenceVerdict {
  /// The verdict as people read it.
  public var words: String {
    switch self {
    case .equal: "equal"
    case .late(let frames): "late by \(SequenceVerdict.count(frames))"
    case .early(let frames): "early by \(SequenceVerdict.count(frames))"
    case .timing(let dropped, let duplicated, let inserted):
      SequenceVerdict.timing(dropped, duplicated, inserted).joined(separator: ", ")
        + ", the others equal"
    case .content(let changed, let dropped, let duplicated, let inserted):
      (["\(SequenceVerdict.count(changed.count)) changed"]
        + SequenceVerdict.timing(dropped, duplicated, inserted)).joined(separator: ", ")
    }
  }

  private static func timing(
    _ dropped: [Int], _ duplicated: [Int], _ inserted: [Int]
  ) -> [String] {
    [(dropped, "dropped"), (duplicated, "duplicated"), (inserted, "inserted")].compactMap {
      frames, word in
      frames.isEmpty ? nil : "\(named(frames)) \(word)"
    }
  }

  private static func count(_ frames: Int) -> String {
    frames == 1 ? "1 frame" : "\(frames) frames"
  }

  /// The first few by their numbers.
  private static func named(_ frames: [Int]) -> String {
    let shown = frames.prefix(5).map(String.init).joined(separator: ", ")
    let rest = frames.count > 5 ? " and \(frames.count - 5) more" : ""
    return (frames.count == 1 ? "frame " : "frames ") + shown + rest
  }
}
