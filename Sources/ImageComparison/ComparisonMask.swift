public import Pixels

/// Which pixels are left out, as a picture of the same size: what is dark is hidden.
public struct ComparisonMask: Hashable, Sendable {
  public let size: PixelSize

  /// One byte a pixel, 0 where it is compared.
  let hidden: [UInt8]

  /// Pixels that are at least half opaque and darker than middle gray are left out.
  public init(_ picture: StraightBitmap) {
    size = picture.size
    hidden = picture.colors.map { color in
      let sum = Int(color.red) + Int(color.green) + Int(color.blue)
      return color.alpha >= 128 && sum < 3 * 128 ? 1 : 0
    }
  }
}
