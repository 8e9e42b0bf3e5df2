import Geometry
import Pixels
import Synchronization

/// The shadow of an upright card, made once for all cards of its kind.
///
/// Where a card is so large that its corners do not meet in the blur, the patch is that of a smaller
/// one; the column and the row in its middle stand for all that the card has more.
struct ShadowPatch: Sendable {
  /// What two shadows share that look alike.
  struct Kind: Hashable, Sendable {
    /// Of the left, upper, right and lower edge, in 4096ths of a pixel beyond a whole one.
    var fractions: [Int]

    /// In whole pixels; those of all larger ones are equal.
    var width: Int
    var height: Int
    var cornerRadius: Double
    var cornerStyle: CornerStyle
    var deviation: Double
    var color: DeepPixel
  }

  /// From the edge of the patch to that of the card, in pixels.
  let reach: Int

  /// Which column and which row stand for more than one, where the card is larger.
  let middle: Int

  private(set) var rows: [[DeepPixel]] = []

  /// Patches that were made before; what is in them is known by the kind alone.
  private static let made = Mutex<(patches: [Kind: ShadowPatch], pixelCount: Int)>(([:], 0))

  /// Of all patches together: 16 MB. A greater patch is not made.
  private static let greatestPixelCount = 2 << 20

  /// The patch for cards of a kind; nil where it would be too large.
  static func patch(for kind: Kind, reach: Int, middle: Int) -> ShadowPatch? {
    if let patch = made.withLock({ $0.patches[kind] }) { return patch }
    let count = (kind.width + 1 + 2 * reach) * (kind.height + 1 + 2 * reach)
    guard count <= greatestPixelCount / 4 else { return nil }
    let patch = ShadowPatch(kind, reach: reach, middle: middle)
    made.withLock { made in
      if made.pixelCount + count > greatestPixelCount { made = ([:], 0) }
      if made.patches.updateValue(patch, forKey: kind) == nil { made.pixelCount += count }
    }
    return patch
  }

  private init(_ kind: Kind, reach: Int, middle: Int) {
    self.reach = reach
    self.middle = middle
    let edges = kind.fractions.map { Double(reach) + Double($0) / 4096 }
    let card = RoundedRect(
      Rect(
        minX: edges[0], minY: edges[1], maxX: edges[2] + Double(kind.width),
        maxY: edges[3] + Double(kind.height)),
      cornerRadius: kind.cornerRadius, cornerStyle: kind.cornerStyle)
    let area = PixelArea(
      columns: 0..<(kind.width + 1 + 2 * reach), rows: 0..<(kind.height + 1 + 2 * reach))
    let mask = ShadowMask(
      path: Path(card), transform: .identity, deviation: kind.deviation, window: area)
    rows = area.rows.map { row in
      mask.shares(row: row).map { kind.color.scaled(by: Coverage(Double($0))) }
    }
  }
}
