public import Pixels

/// The pictures that an APNG shows, one after the other, each whole.
///
/// Source: PNG Specification (Third Edition), 11.3.6.2.
public struct APNGPlayer: Sendable {
  private let file: APNGFile
  private let limit: PixelLimit
  private var index = 0
  private var canvas: StraightBitmap

  /// What the last frame leaves behind, where that is not what it shows.
  private var afterwards: StraightBitmap?

  public init(_ file: APNGFile, limit: PixelLimit = PixelLimit()) throws(APNGError) {
    guard file.size.area <= limit.maximumPixels else { throw .tooLarge(limit: limit.maximumPixels) }
    self.file = file
    self.limit = limit
    canvas = StraightBitmap(size: file.size)
  }

  /// The next picture, and how long it is seen, in seconds; nil after the last one.
  public mutating func next() throws(APNGError) -> (image: StraightBitmap, duration: Double)? {
    guard index < file.frames.count else { return nil }
    if let afterwards { canvas = afterwards }
    afterwards = nil
    let frame = file.frames[index]
    let pixels = try file.pixels(ofFrame: index, limit: limit)
    switch frame.disposal {
    case .keep: break
    case .clear: afterwards = canvas.cleared(frame.box)
    // There is nothing to restore before the first frame.
    case .restore: afterwards = index == 0 ? canvas.cleared(frame.box) : canvas
    }
    canvas.lay(pixels, on: frame.box, frame.blending)
    index += 1
    return (canvas, frame.duration)
  }
}

extension StraightBitmap {
  fileprivate func cleared(_ box: PixelBox) -> StraightBitmap {
    var result = self
    for row in box.rows {
      for column in box.columns { result.colors[row * width + column] = .clear }
    }
    return result
  }

  fileprivate mutating func lay(
    _ pixels: StraightBitmap, on box: PixelBox, _ blending: APNGFrame.Blending
  ) {
    for row in box.rows {
      let source = (row - box.rows.lowerBound) * pixels.width - box.columns.lowerBound
      for column in box.columns {
        let color = pixels.colors[source + column]
        let place = row * width + column
        colors[place] = blending == .replace ? color : color.over(colors[place])
      }
    }
  }
}

extension Color {
  /// Both straight. Source: PNG Specification (Third Edition), 13.16.
  fileprivate func over(_ below: Color) -> Color {
    if alpha == 255 || below.alpha == 0 { return self }
    if alpha == 0 { return below }
    let (upper, lower) = (Int(alpha) * 255, (255 - Int(alpha)) * Int(below.alpha))
    let sum = upper + lower
    func mixed(_ upperPart: UInt8, _ lowerPart: UInt8) -> UInt8 {
      UInt8((upper * Int(upperPart) + lower * Int(lowerPart) + sum / 2) / sum)
    }
    return Color(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
      alpha: UInt8((sum + 127) / 255))
  }
}
