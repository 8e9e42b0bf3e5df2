public import Pixels

/// An APNG, checked as to its chunks and what they say; pixels are looked at when they are asked for.
///
/// Chunks are read when they are needed, so that memory does not depend on how long the file is.
public struct APNGFile: Sendable {
  public let size: PixelSize

  /// How often the clip plays; 0 without end.
  public let playCount: Int

  /// At least one.
  public let frames: [APNGFrame]

  /// Whether no frame can hold a pixel that is not opaque.
  public let isOpaque: Bool

  private let bytes: ClipBytes

  /// The fields of the header after the size.
  private let header: [UInt8]

  /// Chunks that say what the pixels of all frames mean, as they stand in the file.
  private let colorChunks: [UInt8]

  public init(_ bytes: [UInt8]) throws(APNGError) {
    try self.init(.bytes(bytes))
  }

  /// - Parameter owner: Is kept as long as this is: what holds a file open, for one.
  public init(
    _ image: EncodedImage, keeping owner: (any AnyObject & Sendable)? = nil
  ) throws(APNGError) {
    let bytes = ClipBytes(image, keeping: owner)
    let parser = try APNGParser(bytes)
    self.bytes = bytes
    isOpaque = parser.isOpaque
    size = parser.size
    header = parser.header
    colorChunks = parser.colorChunks
    playCount = parser.playCount
    frames = parser.frames
  }

  /// The pixels of a frame's rectangle, as they are stored.
  ///
  /// - Parameter index: From 0.
  public func pixels(
    ofFrame index: Int, limit: PixelLimit = PixelLimit()
  ) throws(APNGError) -> StraightBitmap {
    let frame = frames[index]
    let size = PixelSize(width: frame.box.columns.count, height: frame.box.rows.count)
    var picture = PNGHeader.signature
    picture += PNGChunk.bytes(
      "IHDR", PNGChunk.number(size.width) + PNGChunk.number(size.height) + header)
    picture += colorChunks
    for part in frame.data {
      picture += PNGChunk.bytes("IDAT", try bytes.contents(of: part))
    }
    picture += PNGChunk.bytes("IEND", [])
    do throws(ImageError) {
      return try StraightBitmap(decoding: .bytes(picture), limit: limit)
    } catch {
      throw .picture(frame: index, error)
    }
  }
}
