/// How a JPEG is to be written.
public struct JPEGSettings: Hashable, Sendable {
  /// How many pixels share a sample of chroma.
  public enum ChromaSampling: Hashable, Sendable, CaseIterable {
    /// 4:4:4.
    case full
    /// 4:2:2, two side by side.
    case halfWidth
    /// 4:4:0, two above each other.
    case halfHeight
    /// 4:2:0, two by two.
    case quarter
  }

  /// From 1 to 100, as libjpeg counts.
  public var quality: Int
  public var isProgressive: Bool
  public var isGray: Bool
  public var chromaSampling: ChromaSampling

  /// Whether codes are fitted to the picture, which makes it a little smaller and takes memory for
  /// all of it.
  public var isOptimized: Bool

  /// Pixels per inch; nil says nothing.
  public var resolution: Int?

  /// What Exif is to say; the pixels are written as they are.
  public var orientation: Orientation

  /// Whether the file says that this program made it.
  public var isOwnOutput: Bool

  public init(
    quality: Int = 90, isProgressive: Bool = false, isGray: Bool = false,
    chromaSampling: ChromaSampling = .quarter, isOptimized: Bool = true, resolution: Int? = nil,
    orientation: Orientation = .topLeft, isOwnOutput: Bool = false
  ) {
    self.quality = quality
    self.isProgressive = isProgressive
    self.isGray = isGray
    self.chromaSampling = chromaSampling
    self.isOptimized = isOptimized
    self.resolution = resolution
    self.orientation = orientation
    self.isOwnOutput = isOwnOutput
  }
}
