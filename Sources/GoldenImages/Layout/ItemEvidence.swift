/// What the pixels of an item say.
public struct ItemEvidence: Hashable, Sendable {
  /// Different pixels that belong to the item, where it was or where it is.
  public var differentPixels: Int

  /// Where its old pixels are found now, in pixels from their old place; nil where they are not.
  public var shift: PixelShift?

  public init(differentPixels: Int, shift: PixelShift?) {
    self.differentPixels = differentPixels
    self.shift = shift
  }
}
