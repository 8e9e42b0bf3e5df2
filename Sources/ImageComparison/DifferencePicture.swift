public import Pixels

/// How two pictures differ, as a picture.
public struct DifferencePicture: Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The first picture, faded, with what differs marked.
    case highlight
    /// The first picture, the marks, the second picture, side by side.
    case triptych
    /// The marks alone, on nothing.
    case mask
  }

  public var style = Style.highlight
  public var differenceColor = Color(red: 255, green: 0, blue: 0)
  public var antialiasedColor = Color(red: 255, green: 255, blue: 0)

  public init() {}

  /// Between the parts of a triptych, in pixels.
  private static let gap = 2

  /// - Parameter map: of a comparison of these very pictures.
  public func draw(_ a: StraightBitmap, _ b: StraightBitmap, _ map: DifferenceMap) -> StraightBitmap
  {
    let marks = marks(a, b, map)
    guard style == .triptych else { return marks }
    let gap = DifferencePicture.gap
    let width = a.width + gap + marks.width + gap + b.width
    var picture = StraightBitmap(size: PixelSize(width: width, height: marks.height))
    picture.place(a, x: 0)
    picture.place(marks, x: a.width + gap)
    picture.place(b, x: a.width + gap + marks.width + gap)
    return picture
  }

  private func marks(
    _ a: StraightBitmap, _ b: StraightBitmap, _ map: DifferenceMap
  ) -> StraightBitmap {
    var picture = StraightBitmap(size: map.size)
    for y in 0..<map.size.height {
      for x in 0..<map.size.width {
        let ground = style == .mask ? nil : color(x, y, a) ?? color(x, y, b)
        picture[x, y] = mark(map[x, y], x, y) ?? ground.map(faded) ?? .clear
      }
    }
    return picture
  }

  private func color(_ x: Int, _ y: Int, _ picture: StraightBitmap) -> Color? {
    x < picture.width && y < picture.height ? picture[x, y] : nil
  }

  /// The color of a mark, or nil where the ground is seen.
  private func mark(_ verdict: PixelVerdict, _ x: Int, _ y: Int) -> Color? {
    switch verdict {
    case .different: differenceColor
    case .antialiased, .small: style == .mask ? nil : antialiasedColor
    // Stripes, since it is not known what stands on the other side.
    case .overhang: (x + y) % 8 < 3 ? differenceColor : nil
    case .equal, .tolerated, .ignored, .hidden: nil
    }
  }

  /// A tenth of its brightness, before white.
  private func faded(_ color: Color) -> Color {
    // Weights of ITU-R BT.601, in 1000ths.
    let brightness =
      (299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue) + 500) / 1000
    let level = 255 - (255 - brightness) * Int(color.alpha) / 2550
    return Color(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
  }
}

extension StraightBitmap {
  /// Copies a picture of no greater height in, from a column on.
  fileprivate mutating func place(_ picture: StraightBitmap, x: Int) {
    for y in 0..<picture.height {
      let row = picture.colors[(y * picture.width)..<((y + 1) * picture.width)]
      let start = y * width + x
      colors.replaceSubrange(start..<(start + picture.width), with: row)
    }
  }
}
