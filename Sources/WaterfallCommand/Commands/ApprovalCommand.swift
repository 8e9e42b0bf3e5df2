import GoldenImages

/// The command that takes what is drawn for right, to copy.
enum ApprovalCommand {
  /// More frames are not listed.
  private static let mostRanges = 6

  /// Nil where there is nothing to accept.
  static func text(_ suite: String, _ one: CaseResult) -> String? {
    guard one.status == .different || one.status == .missing else { return nil }
    // Whichever of its pictures were recorded, it would differ again.
    guard one.otherDrawing == nil else { return nil }
    let command = "waterfall approve \(ShellWord(suite)) --case \(ShellWord(one.name))"
    if let frames = frames(one) { return command + " --frames \(frames)" }
    return command + (one.isHashOnly ? " --hash-only" : "")
  }

  /// Those that differ, where others do not and they can be taken over alone.
  private static func frames(_ one: CaseResult) -> FrameNumbers? {
    guard one.status == .different, one.reason == .pixels, one.fps != nil else { return nil }
    let different = one.differentFrames
    let frames = FrameNumbers(different.map(\.index))
    return different.count < one.frameCount && frames.ranges.count <= mostRanges ? frames : nil
  }
}
