public import Geometry

/// What a layout must know of an item: its height follows from the width it is given.
///
/// The height at width `w` is `w / aspectRatio + fixedHeight`. Pictures have sizes that nobody has
/// checked, so no number is refused here: each is brought to the nearest that has a meaning.
public struct LayoutItem: Hashable, Sendable {
  /// Width over height of the part that grows with the column; `.infinity` when no part does.
  ///
  /// Zero, a negative number and NaN become `.infinity`: a picture without area takes no height.
  public let aspectRatio: Double

  /// Height of the part that does not depend on the width, such as a caption, in points.
  ///
  /// Between 0 and ``WaterfallLayout/maximumLength``; a negative number and NaN become 0.
  public let fixedHeight: Double

  public init(aspectRatio: Double, fixedHeight: Double = 0) {
    self.aspectRatio = aspectRatio > 0 ? aspectRatio : .infinity
    self.fixedHeight = fixedHeight > 0 ? min(fixedHeight, LayoutUnit.maximumLength) : 0
  }

  /// An item shaped like a picture; one without width or height has no flexible part.
  public init(naturalSize: Size, fixedHeight: Double = 0) {
    let hasArea = naturalSize.width > 0 && naturalSize.height > 0
    self.init(
      aspectRatio: hasArea ? naturalSize.width / naturalSize.height : .infinity,
      fixedHeight: fixedHeight)
  }
}
