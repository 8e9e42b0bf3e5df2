import CImageCodecs

extension ImageError {
  /// The error for outgrown memory of the machine. Source: POSIX, `<errno.h>`; 12 on all systems.
  static let outOfMemory = ImageError.unreadable(errno: 12)

  /// What a reader in C said, or nil when all went well.
  init?(_ report: OpaquePointer, format: ImageFormat, limit: PixelLimit) {
    switch unsafe codec_report_status(report) {
    case .done:
      return nil
    case .truncated:
      self = .truncated(format, wholeRows: unsafe codec_report_whole_rows(report))
    case .corrupt:
      self = .corrupt(format, unsafe String(cString: codec_report_message(report)))
    case .unreadable:
      self = .unreadable(errno: unsafe codec_report_system_error(report))
    case .tooManyScans:
      self = .tooManyScans(limit: limit.maximumScans)
    case .needsMemory:
      self = .needsTooMuchMemory(
        bytes: Int(clamping: unsafe codec_report_needed_bytes(report)), limit: limit.maximumBytes)
    case .outOfMemory:
      self = .outOfMemory
    }
  }

  /// The warnings that a reader in C has gathered.
  static func warnings(in report: OpaquePointer) -> [String] {
    let count = unsafe codec_report_warning_count(report)
    return (0..<count).map { index in
      unsafe String(cString: codec_report_warning(report, index))
    }
  }
}
