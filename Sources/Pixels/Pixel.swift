/// A premultiplied sRGB color: no channel is greater than alpha.
///
/// In memory four bytes, in the order red, green, blue, alpha.
public struct Pixel: Hashable, Sendable {
  /// Red in the lowest byte, alpha in the highest.
  public var bits: UInt32

  public static let clear = Pixel(bits: 0)

  @inlinable
  public init(bits: UInt32) {
    self.bits = bits
  }

  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The color multiplied by its alpha, each channel rounded to the nearest.
  @inlinable
  public init(_ color: Color) {
    let alpha = UInt32(color.alpha)
    self.init(
      red: Pixel.divided(UInt32(color.red) &* alpha),
      green: Pixel.divided(UInt32(color.green) &* alpha),
      blue: Pixel.divided(UInt32(color.blue) &* alpha), alpha: color.alpha)
  }

  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits &>> 8) }
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits &>> 16) }
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits &>> 24) }

  /// This pixel laid over another, its own coverage from 0 (nothing) to 255 (whole).
  @inlinable
  public func over(_ below: Pixel, coverage: UInt8 = 255) -> Pixel {
    let c = UInt32(coverage)
    let a = Pixel.divided(UInt32(alpha) &* c)
    let rest = 255 &- UInt32(a)
    func blend(_ source: UInt8, _ backdrop: UInt8) -> UInt8 {
      let sum =
        UInt32(Pixel.divided(UInt32(source) &* c))
        &+ UInt32(Pixel.divided(UInt32(backdrop) &* rest))
      return UInt8(truncatingIfNeeded: min(sum, 255))
    }
    return Pixel(
      red: blend(red, below.red), green: blend(green, below.green), blue: blend(blue, below.blue),
      alpha: blend(alpha, below.alpha))
  }

  /// A product of two bytes divided by 255, rounded to the nearest.
  ///
  /// Exact for all products of two bytes. Source: Blinn, "Three Wrongs Make a Right", IEEE CG&A 1995.
  @inlinable
  static func divided(_ product: UInt32) -> UInt8 {
    let t = product &+ 128
    return UInt8(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
  }
}

extension Color {
  /// The color whose premultiplied form comes nearest to the pixel; clear black where alpha is 0.
  @inlinable
  public init(_ pixel: Pixel) {
    let alpha = UInt32(pixel.alpha)
    guard alpha != 0 else {
      self = .clear
      return
    }
    func straight(_ channel: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: min(255, (UInt32(channel) &* 255 &+ alpha / 2) / alpha))
    }
    self.init(
      red: straight(pixel.red), green: straight(pixel.green), blue: straight(pixel.blue),
      alpha: pixel.alpha)
  }
}
