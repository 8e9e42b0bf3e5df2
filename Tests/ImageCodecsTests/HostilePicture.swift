import Pixels

/// Contents that try an encoder's limits.
enum HostilePicture: CaseIterable {
  case onePixel, oneRow, oneColumn, tallAndNarrow, even, clear, noise, alternating, slope, sparse,
    shortRuns, rareValues

  var size: PixelSize {
    switch self {
    case .onePixel: PixelSize(width: 1, height: 1)
    case .oneRow: PixelSize(width: 1000, height: 1)
    case .oneColumn: PixelSize(width: 1, height: 65)
    case .tallAndNarrow: PixelSize(width: 1, height: 100_000)
    default: PixelSize(width: 257, height: 70)
    }
  }

  var colors: [Color] {
    let noise = SamplePictures.straightColors(count: size.area, seed: 11)
    return noise.enumerated().map { index, random in
      switch self {
      case .onePixel, .oneRow, .oneColumn, .noise: random
      case .tallAndNarrow: index.isMultiple(of: 97) ? random : .white
      case .even: Color(red: 12, green: 200, blue: 3, alpha: 128)
      case .clear: .clear
      case .alternating: index.isMultiple(of: 2) ? .white : .black
      case .slope: Color(red: UInt8(index % 257 % 256), green: UInt8(index / 257), blue: 9)
      case .sparse: index.isMultiple(of: 211) ? random : .white
      // Runs of every length from one pixel on.
      case .shortRuns: isTriangular(index) ? random : .black
      // Counts that double make the longest codes.
      case .rareValues: Color(red: UInt8((index + 1).trailingZeroBitCount * 17), green: 0, blue: 0)
      }
    }
  }

  private func isTriangular(_ number: Int) -> Bool {
    let root = Int(Double(2 * number).squareRoot())
    return root * (root + 1) / 2 == number
  }
}

extension Color {
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}
