import ImageCodecs
import Pixels

/// The kind of file that a clip is written as.
///
/// A new one is a case here and a `ClipStream` of its own.
public enum ClipFormat: String, CaseIterable, Hashable, Sendable {
  case apng, gif, webp, mp4, y4m, rgba, html

  /// The format that files of such a name have.
  public init?(fileExtension: String) {
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(fileExtension) })
    else { return nil }
    self = format
  }

  public var name: String {
    switch self {
    case .apng: "APNG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .mp4: "MP4"
    case .y4m: "Y4M"
    case .rgba: "raw RGBA"
    case .html: "HTML"
    }
  }

  /// The size that a file has of frames of a size.
  func storedSize(_ size: PixelSize) -> PixelSize {
    self == .mp4 ? VideoProgramStream.evenSize(size) : size
  }

  /// In lower case, the usual one first.
  public var fileExtensions: [String] {
    switch self {
    case .apng: ["apng", "png"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .mp4: ["mp4"]
    case .y4m: ["y4m"]
    case .rgba: ["rgba"]
    case .html: ["html"]
    }
  }

  /// Pixels a point where nobody says how many.
  public var usualScale: Double {
    switch self {
    case .apng, .gif, .y4m, .rgba, .html: 1
    case .webp, .mp4: 2
    }
  }

  /// Whether a file says how often it plays.
  public var repeats: Bool {
    switch self {
    case .apng, .gif, .webp, .html: true
    case .mp4, .y4m, .rgba: false
    }
  }

  /// From 1 to 100 what ``ClipOptions/quality`` may be; nil where there is no such choice.
  public var qualities: ClosedRange<Int>? {
    switch self {
    case .apng, .gif, .y4m, .rgba, .html: nil
    case .webp, .mp4: 1...100
    }
  }

  func encoding(
    of frames: ClipFrames, _ clip: ClipOptions, _ version: ClipVersion
  ) throws(ImageWritingError) -> ClipEncoding {
    let settings = frames.settings
    return switch self {
    case .apng: .stream(try APNGStream(settings))
    case .gif: .stream(try GIFStream(settings, isDithered: clip.isDithered))
    case .webp: .stream(try WebPClipStream(settings, quality: version.quality))
    case .mp4: .repeating(try VideoProgramStream(settings, quality: version.quality))
    case .y4m: .repeating(Y4MStream(settings))
    case .rgba: .repeating(RawClipStream())
    case .html:
      .page(
        ClipPageWriter(title: clip.title, settings: settings, scale: version.scale),
        frames.stage.sequence)
    }
  }
}
