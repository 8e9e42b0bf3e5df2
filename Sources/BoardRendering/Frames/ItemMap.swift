public import Pixels

/// Which pixels of a moment each item covers: its picture with its corners, shadow, caption and badge.
public struct ItemMap: Hashable, Sendable {
  /// One card, or a panel over all of them, which belongs to no item.
  public struct Part: Hashable, Sendable {
    public let itemID: String?
    public let cover: PixelCover
  }

  public let size: PixelSize

  /// From the bottom; an item that is carried may have two, the place that it left and itself.
  public let parts: [Part]

  /// The item that is topmost at each pixel, row after row; nil where none is.
  public var topmost: [String?] {
    var topmost = [String?](repeating: nil, count: size.area)
    for part in parts {
      for stretch in part.cover.stretches {
        for column in stretch.columns { topmost[stretch.row * size.width + column] = part.itemID }
      }
    }
    return topmost
  }
}
