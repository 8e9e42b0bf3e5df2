/// The steps by which a clip becomes shorter than a limit of bytes: fewer frames a second, then fewer
/// pixels, then less quality, each beside those before it.
enum ClipLadder {
  /// Below 10 frames a second a drag is no longer seen as one.
  private static let rates = [20.0, 15, 12, 10]

  /// Of the scale that the clip began with.
  private static let shrinking = [0.75, 0.5, 0.375, 0.25]
  private static let qualities = [80, 60, 40, 20]

  /// All steps from a version on, in order.
  static func steps(after first: ClipVersion, in format: ClipFormat) -> [ClipVersion] {
    var steps: [ClipVersion] = []
    var version = first
    for rate in rates where rate < first.fps {
      version.fps = rate
      steps.append(version)
    }
    for factor in shrinking {
      version.scale = first.scale * factor
      steps.append(version)
    }
    guard let allowed = format.qualities else { return steps }
    for quality in qualities where quality < first.quality ?? .max && allowed.contains(quality) {
      version.quality = quality
      steps.append(version)
    }
    return steps
  }
}
