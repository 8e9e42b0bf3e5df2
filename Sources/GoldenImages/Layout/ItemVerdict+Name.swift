extension ItemVerdict {
  /// The verdict as programs know it.
  public var name: String {
    switch self {
    case .equal: "equal"
    case .moved: "moved"
    case .resized: "resized"
    case .contentChanged: "contentChanged"
    case .movedAndChanged: "movedAndChanged"
    case .layoutMovedPixelsDidNot: "layoutMovedPixelsDidNot"
    case .pixelsMovedLayoutDidNot: "pixelsMovedLayoutDidNot"
    case .appeared: "appeared"
    case .vanished: "vanished"
    case .occlusionOnly: "occlusionOnly"
    case .resampled: "resampled"
    }
  }
}
