/// What the segments before a JPEG's pixels say of its colors.
struct JPEGColorSegments {
  enum Profile {
    case absent
    /// Where the parts are in the file, the first one first.
    case parts([Range<Int>])
    /// Parts are missing, stand there twice, or disagree on how many there are.
    case broken
  }

  private(set) var model = ColorModel.rgb
  private(set) var profile = Profile.absent

  private static let application2: UInt8 = 0xE2
  private static let startOfScan: UInt8 = 0xDA
  private static let signature = Array("ICC_PROFILE\0".utf8)
  /// With the two bytes that tell which part it is, and of how many.
  private static let partHeaderCount = 14

  private struct Part {
    let number: Int
    let total: Int
    let content: Range<Int>
  }

  init(of image: EncodedImage) throws(ImageError) {
    var parts: [Part] = []
    var segments = JPEGSegments(of: image)
    while true {
      let segment = try segments.next()
      let start = Array(
        try segments.window.bytes(
          at: segment.payload.lowerBound,
          count: min(JPEGColorSegments.partHeaderCount, segment.payload.count), ahead: 2046))
      switch segment.marker {
      case JPEGColorSegments.startOfScan:
        profile = JPEGColorSegments.profile(of: parts)
        return
      case JPEGColorSegments.application2
      where start.count == JPEGColorSegments.partHeaderCount
        && start.starts(with: JPEGColorSegments.signature):
        parts.append(
          Part(
            number: Int(start[12]), total: Int(start[13]),
            content: segment.payload.dropFirst(JPEGColorSegments.partHeaderCount)))
      case let marker where JPEGHeader.frames.contains(marker) && start.count > 5:
        model = start[5] == 1 ? .gray : start[5] == 4 ? .cmyk : .rgb
      default:
        continue
      }
    }
  }

  /// The parts may come in any order, but each must come once.
  ///
  /// Source: ICC.1:2022, B.4 (embedding in JPEG).
  private static func profile(of parts: [Part]) -> Profile {
    if parts.isEmpty { return .absent }
    let sorted = parts.sorted { $0.number < $1.number }
    guard sorted.map(\.number) == Array(1...parts.count),
      parts.allSatisfy({ $0.total == parts.count })
    else { return .broken }
    return .parts(sorted.map(\.content))
  }
}
