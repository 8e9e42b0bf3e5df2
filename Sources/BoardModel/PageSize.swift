/// How large the pages of a board are.
public enum PageSize: Hashable, Sendable {
  /// Of the picture, whatever its scale.
  case pixels(width: Double, height: Double)

  /// Of a sheet, in points of 1/72 inch.
  case points(width: Double, height: Double)

  /// What a page size may be, for a message.
  public static let words =
    "WxH in pixels, as in 3840x2160, a paper as A4, A4-landscape or letter, or 210x297mm"

  /// Width and height of papers that lie upright, in points.
  ///
  /// Sources: ISO 216 (millimetres); ANSI/ASME Y14.1 (inches).
  private static let papers: [String: (width: Double, height: Double)] = [
    "a2": (420 * millimetre, 594 * millimetre), "a3": (297 * millimetre, 420 * millimetre),
    "a4": (210 * millimetre, 297 * millimetre), "a5": (148 * millimetre, 210 * millimetre),
    "a6": (105 * millimetre, 148 * millimetre), "letter": (8.5 * 72, 11 * 72),
    "legal": (8.5 * 72, 14 * 72), "tabloid": (11 * 72, 17 * 72),
  ]

  private static let millimetre = 72 / 25.4

  private static let units: [(name: String, points: Double)] = [
    ("mm", millimetre), ("cm", 10 * millimetre), ("in", 72), ("pt", 1),
  ]

  /// `3840x2160`, `A4`, `A4-landscape`, `210x297mm`, `8.5x11in`; letters may be small or large.
  public init?(text: String) {
    var name = text.lowercased()
    for (ending, isTurned) in [("-landscape", true), ("-portrait", false)]
    where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      guard let paper = PageSize.papers[name] else { return nil }
      self =
        isTurned
        ? .points(width: paper.height, height: paper.width)
        : .points(width: paper.width, height: paper.height)
      return
    }
    if let paper = PageSize.papers[name] {
      self = .points(width: paper.width, height: paper.height)
      return
    }
    let unit = PageSize.units.first { name.hasSuffix($0.name) }
    if let unit { name.removeLast(unit.name.count) }
    let sides = name.split(separator: "x", omittingEmptySubsequences: false).map(PageSize.length)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    if let unit {
      self = .points(width: width * unit.points, height: height * unit.points)
    } else {
      // A picture has whole pixels.
      guard width == width.rounded(), height == height.rounded() else { return nil }
      self = .pixels(width: width, height: height)
    }
    guard case let (width, height) = lengths(scale: 1), width >= 1, height >= 1 else { return nil }
  }

  /// In points.
  public func lengths(scale: Double) -> (width: Double, height: Double) {
    switch self {
    case .pixels(let width, let height): (width / scale, height / scale)
    case .points(let width, let height): (width, height)
    }
  }

  /// Pixels a point where nobody says it: those of print for a sheet.
  public var usualScale: Double {
    switch self {
    case .pixels: 1
    case .points: 300.0 / 72
    }
  }

  /// Digits with at most one point; neither `nan` nor `0x1` nor `1e9`.
  private static func length(_ text: Substring) -> Double? {
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    let points = text.utf8.count { $0 == UInt8(ascii: ".") }
    guard digits > 0, points <= 1, digits + points == text.utf8.count else { return nil }
    return Double(text).flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }
  }
}
