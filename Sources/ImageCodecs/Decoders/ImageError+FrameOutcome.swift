import CMoreImageCodecs

extension ImageError {
  /// What decoding a frame ended with, or nil when all went well.
  init?(_ outcome: FrameOutcome, format: ImageFormat) {
    switch outcome {
    case .done: return nil
    case .truncated: self = .truncated(format, wholeRows: 0)
    case .corrupt: self = .corrupt(format, "its pixels cannot be decoded")
    case .unsupported: self = .unsupported(format, "a variant that its library does not know")
    case .unavailable: self = .libraryMissing(format)
    case .outOfMemory: self = .outOfMemory
    }
  }
}
