import CMoreImageCodecs
import Pixels

/// Writes an animated WebP, as libwebpmux makes it.
///
/// The bytes come at the end: until then, the library holds the packed frames. Colors under alpha 0
/// are not kept where a pixel does not change.
public struct WebPClipStream: ClipStream {
  public static let longestSide = 16_383

  private let settings: ClipSettings
  private var clock: ClipClock
  #if WebP
    private let clip: WebPClipHandle
  #endif

  /// - Parameter quality: From 0 to 100, or nil for a clip without loss.
  public init(_ settings: ClipSettings, quality: Int? = nil) throws(ImageWritingError) {
    precondition(settings.size.width > 0 && settings.size.height > 0, "a clip has pixels")
    precondition(quality.map { 0...100 ~= $0 } ?? true, "a quality is from 0 to 100")
    guard max(settings.size.width, settings.size.height) <= Self.longestSide else {
      throw .tooLarge(settings.size, .webp)
    }
    self.settings = settings
    clock = ClipClock(fps: settings.fps)
    #if WebP
      clip = try WebPClipHandle(settings, quality: quality)
    #else
      throw .leftOut(.webp)
    #endif
  }

  public mutating func append(_ frame: ClipFrame) throws(ImageWritingError) -> [UInt8] {
    precondition(frame.image.size == settings.size, "frames of a clip have one size")
    #if WebP
      try clip.add(frame.image.colors, at: milliseconds)
    #endif
    clock.advance(by: frame.ticks)
    return []
  }

  public mutating func finish() throws(ImageWritingError) -> ClipEnding {
    #if WebP
      return ClipEnding(bytes: try clip.finish(at: milliseconds))
    #else
      throw .leftOut(.webp)
    #endif
  }

  /// What the format can say of when a frame begins.
  private var milliseconds: Int32 { Int32(clamping: clock.time(in: 1000)) }
}
