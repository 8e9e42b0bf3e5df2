/// An amount of turning, clockwise since y grows downward.
public struct Angle: Hashable, Sendable {
  public var radians: Double

  public static let zero = Angle(radians: 0)

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  public var degrees: Double { radians * 180 / .pi }
  public var sine: Double { PortableMath.sineAndCosine(of: radians).sine }
  public var cosine: Double { PortableMath.sineAndCosine(of: radians).cosine }
}
