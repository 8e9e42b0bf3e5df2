import BoardRendering

extension ErrorMessages {
  /// A step that is taken to make a clip short enough.
  static func step(_ version: ClipVersion) -> String {
    "waterfall: more bytes than --max-bytes; trying \(words(for: version))"
  }

  /// What people should know of a clip that was written.
  static func remarks(on clip: RenderedClip, _ format: ClipFormat) -> [String] {
    words(about: clip, format).map { "waterfall: " + $0 }
  }

  static func words(about clip: RenderedClip, _ format: ClipFormat) -> [String] {
    dropped(clip, format) + (posted.contains(format) ? long(clip) : [])
  }

  /// What people put into READMEs and issues.
  private static let posted: Set<ClipFormat> = [.apng, .gif, .webp, .mp4]

  private static func dropped(_ clip: RenderedClip, _ format: ClipFormat) -> [String] {
    let count = clip.droppedCount
    guard count > 0 else { return [] }
    return [
      "\(count) \(count == 1 ? "frame was" : "frames were") left out: a \(format.name) "
        + "shows up to 50 frames a second; the clip takes as long as it should"
    ]
  }

  private static func long(_ clip: RenderedClip) -> [String] {
    guard let limit = sizes.last(where: { clip.byteCount > $0.bytes }) else { return [] }
    var help: [String] = []
    if clip.version.fps > 20 { help.append("--fps 20") }
    if clip.version.scale > 1 { help.append("--scale 1") }
    help += ["less --width", "--max-bytes \(limit.bytes / 1_000_000)M"]
    return [
      "warning: the clip has \(megabytes(clip.byteCount)) MB, and \(limit.what); "
        + "what helps: \(help.joined(separator: ", "))"
    ]
  }

  /// The longest clips that are shown.
  ///
  /// Sources: github.com/atmos/camo, CAMO_LENGTH_LIMIT; docs.github.com, "Attaching files".
  private static let sizes: [(bytes: Int, what: String)] = [
    (5_000_000, "proxies of pictures in READMEs stop at 5"),
    (10_000_000, "pictures attached to issues may have 10"),
  ]

  static func words(for version: ClipVersion) -> String {
    var words = "--fps \(decimal(version.fps)) --scale \(decimal(version.scale))"
    if let quality = version.quality { words += " --quality \(quality)" }
    return words
  }

  private static func megabytes(_ count: Int) -> String {
    decimal((Double(count) / 100_000).rounded() / 10)
  }

  /// With three decimals at most.
  private static func decimal(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
