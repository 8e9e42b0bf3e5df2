import CImageCodecs

/// How decoded rows lie in memory before their colors are converted.
struct ColorLayout: Hashable, Sendable {
  var model: ColorModel

  /// Whether each channel has 16 bits.
  var isWide = false

  var codecLayout: CodecColorLayout {
    switch model {
    case .gray: isWide ? .gray16 : .gray8
    case .rgb: isWide ? .RGBA16 : .RGBA8
    case .cmyk: .CMYK8
    }
  }
}
