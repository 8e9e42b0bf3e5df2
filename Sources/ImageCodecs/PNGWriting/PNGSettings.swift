public import Pixels

/// How a PNG is to be written.
public struct PNGSettings: Hashable, Sendable {
  public var size: PixelSize

  /// Whether alpha is left out: color type 2 instead of 6.
  public var isOpaque: Bool

  /// The resolution; 2835 is one pixel to the point of 1/72 inch.
  public var pixelsPerMeter: Int

  /// Whether the file says that this program made it.
  public var isOwnOutput: Bool

  public var compression: PNGCompression

  public init(
    size: PixelSize, isOpaque: Bool, pixelsPerMeter: Int = 2835, isOwnOutput: Bool = true,
    compression: PNGCompression = .default
  ) {
    self.size = size
    self.isOpaque = isOpaque
    self.pixelsPerMeter = pixelsPerMeter
    self.isOwnOutput = isOwnOutput
    self.compression = compression
  }
}
