/// A picture of what was found, as the bytes of a PNG file.
public struct GoldenPicture: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// What is recorded.
    case reference
    /// What is drawn now.
    case actual
    case difference
  }

  public let kind: Kind

  /// Of a sequence; nil for a still.
  public let frame: Int?
  public let bytes: [UInt8]

  /// A name for its file that says which golden it belongs to.
  public func fileName(for golden: String) -> String {
    golden + (frame.map { ".frame-\($0)" } ?? "") + ".\(kind.rawValue).png"
  }
}
