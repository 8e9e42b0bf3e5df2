import CImageCodecs

extension ImageWritingError {
  /// What a writer in C said, or nil when all went well.
  init?(_ report: OpaquePointer, format: ImageFormat) {
    switch unsafe codec_report_status(report) {
    case .done: return nil
    case .outOfMemory: self = .outOfMemory
    default: self = .failed(format, unsafe String(cString: codec_report_message(report)))
    }
  }
}
