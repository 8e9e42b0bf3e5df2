import Pixels

/// A premultiplied sRGB color of sixteen bits a channel, in 256ths of a level; 65280 is one.
///
/// Colors and coverages are multiplied at this depth and rounded to eight bits once. Halves are
/// exact, so that what is half covered rounds like any other half.
struct DeepPixel: Hashable {
  /// Red, green, blue, alpha.
  var channels: SIMD4<UInt16>

  static let one: UInt16 = 65280
  static let clear = DeepPixel(channels: SIMD4(repeating: 0))

  init(channels: SIMD4<UInt16>) {
    self.channels = channels
  }

  init(_ pixel: Pixel) {
    channels = SIMD4(truncatingIfNeeded: pixel.channels &* 256)
  }

  init(_ color: Color) {
    let alpha = UInt32(color.alpha)
    func premultiplied(_ channel: UInt8) -> UInt16 {
      UInt16((UInt32(channel) * alpha * 256 + 127) / 255)
    }
    channels = SIMD4(
      premultiplied(color.red), premultiplied(color.green), premultiplied(color.blue),
      UInt16(alpha * 256))
  }

  var alpha: UInt16 { channels.w }
  var isOpaque: Bool { alpha == Self.one }

  func scaled(by coverage: Coverage) -> DeepPixel {
    guard !coverage.isWhole else { return self }
    return DeepPixel(channels: Self.covered(wide &* coverage.share))
  }

  func over(_ below: DeepPixel) -> DeepPixel {
    if isOpaque { return self }
    return DeepPixel(channels: channels &+ Self.product(below.wide &* UInt32(Self.one &- alpha)))
  }

  /// This color where `inner` reaches, `rim` in the rest of `outer`; `inner` is within `outer`.
  func filling(inner: Coverage, outer: Coverage, rim: DeepPixel) -> DeepPixel {
    let core = min(inner.share, outer.share)
    return DeepPixel(
      channels: Self.covered(wide &* core &+ rim.wide &* (outer.share &- core)))
  }

  /// The channels with room for products.
  var wide: SIMD4<UInt32> { SIMD4(truncatingIfNeeded: channels) }

  /// Channels multiplied by coverages, rounded to the nearest.
  private static func covered(_ products: SIMD4<UInt32>) -> SIMD4<UInt16> {
    SIMD4(truncatingIfNeeded: (products &+ 32768) &>> 16)
  }

  /// Channels multiplied by channels, rounded; exact where one of the two is 0 or 1.
  private static func product(_ products: SIMD4<UInt32>) -> SIMD4<UInt16> {
    let t = (products &+ 32640) &>> 8
    return SIMD4(truncatingIfNeeded: (t &+ (t &>> 8) &+ (t &>> 16) &+ 1) &>> 8)
  }
}

extension Pixel {
  /// Red, green, blue, alpha.
  var channels: SIMD4<UInt32> {
    // Four lanes at once: shifting each into place took three times as long.
    SIMD4(truncatingIfNeeded: unsafe unsafeBitCast(bits.littleEndian, to: SIMD4<UInt8>.self))
  }

  init(channels: SIMD4<UInt32>) {
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: channels)
    self.init(bits: UInt32(littleEndian: unsafe unsafeBitCast(bytes, to: UInt32.self)))
  }
}

extension Color {
  /// The nearest color of eight bits; clear black where alpha rounds to 0.
  init(_ pixel: DeepPixel) {
    let alpha = UInt32(pixel.alpha)
    if pixel.isOpaque {
      let levels = Pixel(channels: (pixel.wide &+ 128) &>> 8)
      self.init(red: levels.red, green: levels.green, blue: levels.blue)
      return
    }
    let rounded = UInt8(min(255, (alpha + 128) / 256))
    guard rounded > 0 else {
      self = .clear
      return
    }
    func straight(_ channel: UInt16) -> UInt8 {
      UInt8(min(255, (UInt32(channel) * 255 + alpha / 2) / alpha))
    }
    self.init(
      red: straight(pixel.channels.x), green: straight(pixel.channels.y),
      blue: straight(pixel.channels.z), alpha: rounded)
  }
}
