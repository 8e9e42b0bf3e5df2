public import Pixels

/// How far two pictures differ.
public struct Comparison: Hashable, Sendable {
  public enum Verdict: String, Hashable, Sendable {
    case equal
    /// Pixels differ.
    case pixels
    /// The pictures are of different sizes, whatever their pixels are.
    case size
  }

  public let sizeA: PixelSize
  public let sizeB: PixelSize

  /// Pixels that differ by more than the metric allows and are not left out, and the overhang.
  public internal(set) var diffCount = 0

  /// Pixels that lie in one of the pictures only.
  public internal(set) var overhangCount = 0

  /// Pixels that changed, but by no more than the metric allows.
  public internal(set) var toleratedCount = 0

  /// Pixels that differ, but belong to an edge that is smoothed.
  public internal(set) var ignoredAntialiased = 0

  /// Pixels that differ, but lie where nothing is compared.
  public internal(set) var ignoredInRegions = 0

  /// Pixels that differ, but belong to what was not to count.
  public internal(set) var ignoredInItems = 0

  /// Pixels that differ, but in clusters smaller than was asked for.
  public internal(set) var ignoredClusters = 0

  /// The greatest change of a channel as seen over black or over white, in levels of 255; of all
  /// compared pixels, tolerated ones too.
  public internal(set) var maxDelta = 0.0

  /// The topmost different pixel, of these the leftmost.
  public internal(set) var first: PixelPlace?

  /// The smallest rectangle around all different pixels.
  public internal(set) var bounds: PixelRegion?

  /// False where it was enough to know that something differs.
  public internal(set) var isComplete = true

  /// What each pixel is, if asked for.
  public internal(set) var map: DifferenceMap?

  /// The numbers alone.
  public var withoutMap: Comparison {
    var comparison = self
    comparison.map = nil
    return comparison
  }

  public var verdict: Verdict {
    if sizeA != sizeB { return .size }
    return diffCount == 0 ? .equal : .pixels
  }

  public var isEqual: Bool { verdict == .equal }

  /// Of all pixels that lie in either picture, the part that differs; 0 for empty pictures.
  public var ratio: Double {
    let shared = min(sizeA.width, sizeB.width) * min(sizeA.height, sizeB.height)
    let all = shared + overhangCount
    return all == 0 ? 0 : Double(diffCount) / Double(all)
  }

  /// What is known of pictures that are the same without looking at a pixel.
  public init(equalPicturesOf size: PixelSize) {
    sizeA = size
    sizeB = size
  }

  init(_ a: StraightBitmap, _ b: StraightBitmap) {
    sizeA = a.size
    sizeB = b.size
    let shared = min(a.width, b.width) * min(a.height, b.height)
    overhangCount = a.size.area - shared + b.size.area - shared
  }
}
