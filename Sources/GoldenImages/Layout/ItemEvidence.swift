/// What the pixels of an item say.
public struct ItemEvidence: Hashable, Sendable {
  /// Different pixels that belong to the item, where it was or where it is.
  public var differentPixels: Int

  /// Where its old pixels are found now, in pixels from their old place; nil where they are not.
  public var shift: PixelShift?

  /// Where its pixels are found between whole places, in pixels; nil where they are not.
  public var fraction: SIMD2<Double>?

  /// Whether nearly all of the item changed, and by little.
  public var isFaintAllOver = false

  /// The greatest change of a channel, in levels of 255.
  public var largestChange = 0.0

  /// What covers it, or did, where that is all that is another way.
  public var cover: Cover?

  public struct Cover: Hashable, Sendable {
    /// The item of most of these pixels.
    public let id: String
    public let pixels: Int

    public init(id: String, pixels: Int) {
      self.id = id
      self.pixels = pixels
    }
  }

  public init(differentPixels: Int, shift: PixelShift?) {
    self.differentPixels = differentPixels
    self.shift = shift
  }

  /// In levels of 255: more than rounding, another decoder or another filter do to nearly any pixel;
  /// side by side, a patch of either is hardly told from the other, ΔE00 about 2.
  static let faintChange = 8.0

  /// - Parameters:
  ///   - area: of the item's frame, in pixels.
  ///   - tally: of the item.
  init(_ tally: ItemTally, shift: PixelShift?, area: Int) {
    self.init(differentPixels: tally.different, shift: shift)
    largestChange = tally.largest
    // An even part of a picture stays the same when it is resampled, so not all of it changes; edges may
    // change by more.
    isFaintAllOver =
      tally.different * 2 >= area && area > 0 && tally.faint * 20 >= tally.different * 19
  }
}
