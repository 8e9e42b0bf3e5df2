import ImageCodecs
public import Pixels

/// What a picture is told by: its size, and a hash of its pixels.
public struct PixelKey: Hashable, Sendable {
  public let size: PixelSize

  /// 64 hexadecimal digits, see ``PixelHash``.
  public let hash: String

  public init(size: PixelSize, hash: String) {
    self.size = size
    self.hash = hash
  }
}

extension StraightBitmap {
  public var pixelKey: PixelKey {
    var hash = PixelHash()
    hash.add(colors)
    return PixelKey(size: size, hash: hash.text)
  }
}
