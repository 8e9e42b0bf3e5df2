/// A kind of picture file that is read here.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg
  case png
  case webp
  case gif
  case heic
  case avif

  /// The name as people write it.
  public var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .heic: "HEIC"
    case .avif: "AVIF"
    }
  }

  /// The library that reads it.
  public var library: String {
    switch self {
    case .jpeg: "libjpeg"
    case .png: "libpng"
    case .webp: "libwebp"
    case .gif: "giflib"
    case .heic, .avif: "libheif"
    }
  }
}
