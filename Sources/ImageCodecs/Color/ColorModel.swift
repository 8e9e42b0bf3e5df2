/// What a pixel's numbers stand for.
enum ColorModel: Hashable, Sendable {
  case gray
  case rgb
  case cmyk

  /// As people write it.
  var name: String {
    switch self {
    case .gray: "gray"
    case .rgb: "RGB"
    case .cmyk: "CMYK"
    }
  }
}
