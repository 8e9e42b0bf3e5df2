import CImageCodecs

/// What must be done so that colors of a space become sRGB.
enum ColorConversion: Sendable {
  /// They are sRGB already, to within one level.
  case none
  case transform(ColorTransform)
  /// The space makes no sense.
  case impossible

  init(from space: ColorSpace, _ layout: ColorLayout) {
    var result: OpaquePointer?
    let outcome: CodecColorOutcome
    switch space {
    case .sRGB:
      outcome = .isSRGB
    case .profile(let profile):
      outcome = unsafe codec_color_transform_from_profile(
        profile.bytes, profile.bytes.count, layout.codecLayout, &result)
    case .colorimetry(let colorimetry):
      outcome = unsafe colorimetry.withCodecColorimetry { numbers in
        unsafe codec_color_transform_from_colorimetry(numbers, layout.codecLayout, &result)
      }
    }
    switch outcome {
    case .isSRGB: self = .none
    case .made:
      if let result = unsafe result {
        self = unsafe .transform(ColorTransform(owning: result))
      } else {
        self = .impossible
      }
    case .unusable, .outOfMemory: self = .impossible
    }
  }
}

extension Colorimetry {
  /// The same, as C sees it; valid inside of `body` only.
  fileprivate func withCodecColorimetry<Result>(
    _ body: (UnsafePointer<CodecColorimetry>) -> Result
  ) -> Result {
    var numbers = unsafe CodecColorimetry()
    unsafe numbers.chromaticities = (
      primaries.white.x, primaries.white.y, primaries.red.x, primaries.red.y, primaries.green.x,
      primaries.green.y, primaries.blue.x, primaries.blue.y
    )
    if case .curve(let gamma, let a, let b, let slope, let start) = transfer {
      unsafe numbers.curve = (gamma, a, b, slope, start)
    }
    guard let table else { return unsafe withUnsafePointer(to: &numbers, body) }
    return unsafe table.withUnsafeBufferPointer { buffer in
      unsafe numbers.table = buffer.baseAddress
      unsafe numbers.table_count = buffer.count
      return unsafe withUnsafePointer(to: &numbers, body)
    }
  }
}
