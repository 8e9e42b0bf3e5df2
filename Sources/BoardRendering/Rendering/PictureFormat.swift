/// The kind of file that a board is written as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  case png
  case jpeg

  public var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    }
  }
}
