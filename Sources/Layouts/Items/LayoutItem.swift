public import Geometry

/// What a layout must know of an item: its height follows from the width it is given.
///
/// The height at width `w` is `w / aspectRatio + fixedHeight`, kept between the item's own minimum
/// and maximum and those of the layout. Pictures have sizes that nobody has checked, so no number is
/// refused here: each is brought to the nearest that has a meaning.
public struct LayoutItem: Hashable, Sendable {
  /// An item of which nothing is known yet: as high as it is wide.
  public static let placeholder = LayoutItem(aspectRatio: 1)

  /// Height of the part that does not depend on the width, such as a caption, in points.
  ///
  /// Between 0 and ``WaterfallLayout/maximumLength``; a negative number and NaN become 0, but see
  /// ``init(naturalSize:insets:fixedHeight:)``.
  public let fixedHeight: Double

  /// Width over height, or the width itself where the size is fixed; with a minus where the item
  /// has wishes, so that a pass over many items need not look at those.
  private(set) var signedShape: Double

  var wishes = ItemWishes() {
    didSet { signedShape = wishes.bits == 0 ? shape : -shape }
  }

  public init(aspectRatio: Double, fixedHeight: Double = 0) {
    signedShape = aspectRatio > 0 ? aspectRatio : .infinity
    self.fixedHeight = Self.length(fixedHeight)
  }

  /// An item shaped like a picture; one without width or height has no flexible part.
  public init(naturalSize: Size, fixedHeight: Double = 0) {
    let hasArea = naturalSize.width > 0 && naturalSize.height > 0
    self.init(
      aspectRatio: hasArea ? naturalSize.width / naturalSize.height : .infinity,
      fixedHeight: fixedHeight)
  }

  /// An item in which a picture keeps away from the edges, so that only what is left of the width
  /// counts for its height.
  ///
  /// ``fixedHeight`` is then what the insets and `fixedHeight` add to the height at full width; it may
  /// be less than nothing.
  public init(naturalSize: Size, insets: EdgeInsets, fixedHeight: Double = 0) {
    self.init(naturalSize: naturalSize, fixedHeight: fixedHeight)
    let sides = Self.length(insets.left) + Self.length(insets.right)
    let ends = Self.length(insets.top) + Self.length(insets.bottom)
    let shift = self.fixedHeight + ends - sides / shape
    guard shift.isFinite else { return }
    self.init(
      shape: shape, shift: min(max(shift, -LayoutUnit.maximumLength), LayoutUnit.maximumLength))
  }

  /// An item of one size in columns of any width.
  ///
  /// It stands at the left edge of so many columns as it needs; wider than all of them, it reaches
  /// over the edge of the board.
  public init(fixedSize: Size) {
    signedShape = -Self.length(fixedSize.width)
    fixedHeight = Self.length(fixedSize.height)
    wishes.hasFixedSize = true
  }

  /// An item that may be lower than nothing before it is added up; for boards laid on their side.
  init(shape: Double, shift: Double) {
    signedShape = shape
    fixedHeight = shift
  }

  var shape: Double { signedShape.magnitude }

  /// Width over height of the part that grows with the column; `.infinity` when no part does.
  ///
  /// Zero, a negative number and NaN become `.infinity`: a picture without area takes no height.
  public var aspectRatio: Double { wishes.hasFixedSize ? .infinity : shape }

  /// The width of an item of fixed size, in points.
  public var fixedWidth: Double? { wishes.hasFixedSize ? shape : nil }

  private static func length(_ length: Double) -> Double {
    length > 0 ? min(length, LayoutUnit.maximumLength) : 0
  }
}
