import ImageCodecs

/// The kind of file that a clip is written as.
///
/// A new one is a case here and a `ClipStream` of its own.
public enum ClipFormat: String, CaseIterable, Hashable, Sendable {
  case apng, gif

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
    }
  }

  /// In lower case, the usual one first.
  public var fileExtensions: [String] {
    switch self {
    case .apng: ["apng", "png"]
    case .gif: ["gif"]
    }
  }

  /// Pixels a point where nobody says how many.
  public var usualScale: Double {
    switch self {
    case .apng, .gif: 1
    }
  }

  /// From 1 to 100 what ``ClipOptions/quality`` may be; nil where there is no such choice.
  public var qualities: ClosedRange<Int>? {
    switch self {
    case .apng, .gif: nil
    }
  }

  func stream(
    _ settings: ClipSettings, _ clip: ClipOptions, _ version: ClipVersion
  ) throws(ImageWritingError) -> any ClipStream {
    switch self {
    case .apng: try APNGStream(settings)
    case .gif: try GIFStream(settings, isDithered: clip.isDithered)
    }
  }
}
