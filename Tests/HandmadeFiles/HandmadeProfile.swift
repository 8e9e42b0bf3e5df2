/// An ICC profile of the simplest kind. Source: ICC.1:2022, 7 to 10.
public struct HandmadeProfile {
  /// How light follows from a number.
  public enum Curve: Sendable {
    case sRGB
    /// With 8 bits behind the point.
    case gamma(Double)
  }

  /// The light of a primary as X, Y and Z, adapted to D50.
  public typealias Light = (x: Double, y: Double, z: Double)

  /// Source: IEC 61966-2-1, adapted as ICC.1:2022, annex E says.
  public static let sRGBLights: [Light] = [
    (0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.71410),
  ]

  /// Source: SMPTE RP 431-2 with white D65, adapted in the same way.
  public static let displayP3Lights: [Light] = [
    (0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407),
  ]

  private let space: String
  private let tags: [(name: String, content: [UInt8])]
  private let connection: String

  /// Three lights, of red, green and blue, that add up to white.
  public static func rgb(_ lights: [Light], _ curve: Curve = .sRGB) -> HandmadeProfile {
    let names = ["r", "g", "b"]
    return HandmadeProfile(
      space: "RGB ",
      tags: zip(names, lights).map { ($0 + "XYZ", xyz($1)) }
        + names.map { ($0 + "TRC", bytes(of: curve)) }, connection: "XYZ ")
  }

  public static func gray(_ curve: Curve) -> HandmadeProfile {
    HandmadeProfile(space: "GRAY", tags: [("kTRC", bytes(of: curve))], connection: "XYZ ")
  }

  /// A table with two values a channel, the last channel varying first.
  ///
  /// - Parameter lightness: From 0 to 255, of each corner; there is no color.
  public static func table(space: String, lightness: [UInt8]) -> HandmadeProfile {
    let channels = lightness.count.trailingZeroBitCount
    let identity = [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap { PNGParts.bigEndian(UInt32($0) << 16) }
    let ramp = [UInt8](0...255)
    let head = Array("mft1\0\0\0\0".utf8) + [UInt8(channels), 3, 2, 0] + identity
    let input = Array(repeatElement(ramp, count: channels).joined())
    let output = Array(repeatElement(ramp, count: 3).joined())
    let content = head + input + lightness.flatMap { [$0, 128, 128] } + output
    return HandmadeProfile(space: space, tags: [("A2B0", content)], connection: "Lab ")
  }

  public var bytes: [UInt8] {
    let white: (name: String, content: [UInt8]) = ("wtpt", HandmadeProfile.xyz(Self.white))
    var directory: [UInt8] = []
    var contents: [UInt8] = []
    let start = 132 + 12 * (tags.count + 1)
    for (name, content) in [white] + tags {
      directory += Array(name.utf8) + number(start + contents.count) + number(content.count)
      contents += content + [UInt8](repeating: 0, count: -content.count & 3)
    }
    return header(count: start + contents.count) + number(tags.count + 1) + directory + contents
  }

  private static let white: Light = (0.9642, 1, 0.8249)

  private func header(count: Int) -> [UInt8] {
    let zeros = { [UInt8](repeating: 0, count: $0) }
    let kind = Array(("mntr" + space + connection).utf8)
    let white = HandmadeProfile.xyz(Self.white).dropFirst(8)
    return number(count) + zeros(4) + [4, 0, 0, 0] + kind + zeros(12) + Array("acsp".utf8)
      + zeros(28) + white + zeros(48)
  }

  private func number(_ value: Int) -> [UInt8] { PNGParts.bigEndian(UInt32(value)) }

  private static func xyz(_ light: Light) -> [UInt8] {
    Array("XYZ \0\0\0\0".utf8) + [light.x, light.y, light.z].flatMap(fixed)
  }

  private static func bytes(of curve: Curve) -> [UInt8] {
    switch curve {
    case .sRGB:
      Array("para\0\0\0\0".utf8) + [0, 3, 0, 0]
        + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    case .gamma(let exponent):
      Array("curv\0\0\0\0".utf8) + [0, 0, 0, 1]
        + PNGParts.bigEndian(UInt32(exponent * 256)).suffix(2)
    }
  }

  /// With 16 bits behind the point.
  private static func fixed(_ value: Double) -> [UInt8] {
    PNGParts.bigEndian(UInt32(bitPattern: Int32((value * 65536).rounded())))
  }
}
