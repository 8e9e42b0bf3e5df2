/// A kind of picture file that is read here.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg
  case png

  /// The name as people write it.
  public var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    }
  }
}
