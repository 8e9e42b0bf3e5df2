import ImageCodecs
public import Pixels

/// A clip that is taken apart into its frames, and put together again.
public struct ClipFile {
  public var frames: [StraightBitmap]
  public var fps: Double

  public init(_ frames: [StraightBitmap], fps: Double) {
    self.frames = frames
    self.fps = fps
  }

  /// - Parameter fps: Of its record; a picture that is seen longer stands for several frames.
  public init(_ bytes: [UInt8], fps: Double) throws {
    var player = try APNGPlayer(try APNGFile(bytes))
    self.init([StraightBitmap](), fps: fps)
    while let (image, duration) = try player.next() {
      frames += Array(repeating: image, count: Int((duration * fps).rounded()))
    }
  }

  /// - Parameter isOpaque: Whether it is written without alpha.
  public func encoded(isOpaque: Bool = false) throws -> [UInt8] {
    let size = frames.first?.size ?? PixelSize(width: 1, height: 1)
    let stream = try APNGStream(ClipSettings(size: size, isOpaque: isOpaque, fps: fps))
    var bytes: [UInt8] = []
    for frame in frames { bytes += try stream.append(ClipFrame(image: frame)) }
    let ending = try stream.finish()
    bytes += ending.bytes
    for correction in ending.corrections {
      let end = correction.offset + correction.bytes.count
      bytes.replaceSubrange(correction.offset..<end, with: correction.bytes)
    }
    return bytes
  }
}
