import Pixels

/// Which edges of the upright picture the first stored row and the first stored column are.
///
/// Source: Exif 2.32 (CIPA DC-008), 4.6.4, "Orientation". Raw values are those of the tag.
///
///     topLeft 1    topRight 2   bottomRight 3  bottomLeft 4
///     leftTop 5    rightTop 6   rightBottom 7  leftBottom 8
public enum Orientation: Int, Hashable, Sendable, CaseIterable {
  /// Stored as it is seen.
  case topLeft = 1
  case topRight
  case bottomRight
  case bottomLeft
  case leftTop
  /// To be turned a quarter clockwise: a phone held upright.
  case rightTop
  case rightBottom
  case leftBottom

  /// Whether the stored width is the upright height.
  public var swapsSides: Bool { rawValue >= Orientation.leftTop.rawValue }

  /// Where the upright index of the pixel in stored column `x` and row `y` is
  /// `origin + x * columnStep + y * rowStep`.
  func indexing(of stored: PixelSize) -> (origin: Int, columnStep: Int, rowStep: Int) {
    let (width, height) = (stored.width, stored.height)
    return switch self {
    case .topLeft: (0, 1, width)
    case .topRight: (width - 1, -1, width)
    case .bottomRight: (width * height - 1, -1, -width)
    case .bottomLeft: (width * (height - 1), 1, -width)
    case .leftTop: (0, height, 1)
    case .rightTop: (height - 1, height, -1)
    case .rightBottom: (width * height - 1, -height, -1)
    case .leftBottom: ((width - 1) * height, -height, 1)
    }
  }
}
