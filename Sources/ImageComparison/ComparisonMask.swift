public import Pixels

/// Which pixels are left out, as a picture of the same size: what is dark is hidden.
public struct ComparisonMask: Hashable, Sendable {
  public let size: PixelSize

  /// One byte a pixel, 0 where it is compared.
  let hidden: [UInt8]

  /// Leaves out the pixels of a picture that a condition holds for.
  public init(size: PixelSize, hiding isHidden: [Bool]) {
    precondition(isHidden.count == size.area, "a mask has width times height pixels")
    self.size = size
    hidden = isHidden.map { $0 ? 1 : 0 }
  }

  /// Pixels that are at least half opaque and darker than middle gray are left out.
  public init(_ picture: StraightBitmap) {
    size = picture.size
    hidden = picture.colors.map { color in
      let sum = Int(color.red) + Int(color.green) + Int(color.blue)
      return color.alpha >= 128 && sum < 3 * 128 ? 1 : 0
    }
  }
}
