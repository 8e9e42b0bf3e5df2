import ImageCodecs
import Pixels

extension FuzzTarget {
  /// The most frames of a clip that are played, so that an input is dealt with in milliseconds.
  private static let mostFrames = 64

  /// Plays a clip, with right checksums too, since few inputs would come further than to the first one.
  static func play(_ file: [UInt8]) -> Int32 {
    let repaired = FuzzFile.repaired(png: file)
    if repaired != file { _ = playOnce(file) }
    return playOnce(repaired)
  }

  /// - Returns: -1 for what is no clip, which libFuzzer then does not learn from.
  private static func playOnce(_ file: [UInt8]) -> Int32 {
    guard let clip = try? APNGFile(file) else {
      let isPNG = try? ImageFormats.recognizedFormat(of: .bytes(file)) == .png
      return isPNG ?? false ? 0 : -1
    }
    for fps in [0.001, 30, 29.97, 65535] {
      let ticks = clip.ticks(at: fps)
      precondition(ticks.count == clip.frames.count, "each frame stands for some")
      precondition(ticks.first?.lowerBound == 0, "the first frame stands for the first")
      precondition(
        zip(ticks, ticks.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound },
        "frames follow each other")
    }
    guard var player = try? APNGPlayer(clip, limit: limit) else { return 0 }
    for _ in 0..<mostFrames {
      guard let shown = try? player.next() else { return 0 }
      precondition(shown.image.size == clip.size, "each picture has the size of the clip")
      precondition(shown.duration >= 0, "no frame is seen for less than no time")
      precondition(
        !clip.isOpaque || shown.image.colors.allSatisfy { $0.isOpaque || $0 == .clear },
        "without alpha there are only colors that are opaque, or none")
    }
    return 0
  }
}
