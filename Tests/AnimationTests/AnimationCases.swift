import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The tables of `cases/animation.json`, made elsewhere with 40 digits.
struct AnimationCases: Decodable {
  struct FrameTable: Decodable {
    var frames: Int
    var progress: [Double]
  }

  struct Curve: Decodable {
    enum CodingKeys: String, CodingKey {
      case t, progress
      case nineDigits = "progress_9"
      case at60For300 = "at60fps_0.30s"
      case at60For250 = "at60fps_0.25s"
      case at30For300 = "at30fps_0.30s"
      case at30For250 = "at30fps_0.25s"
      case at50For300 = "at50fps_0.30s"
    }

    var t, progress, nineDigits: [Double]
    var at60For300, at60For250, at30For300, at30For250, at50For300: FrameTable

    /// Each table with its rate and its duration in seconds.
    var frameTables: [(fps: Double, duration: Double, table: FrameTable)] {
      [
        (60, 0.3, at60For300), (60, 0.25, at60For250), (30, 0.3, at30For300),
        (30, 0.25, at30For250), (50, 0.3, at50For300),
      ]
    }
  }

  struct JiggleTable: Decodable {
    var t: [Double]?
    var linear: [Double]
    var easeInOut: [Double]?
  }

  struct Jiggle: Decodable {
    enum CodingKeys: String, CodingKey {
      case fromValue, toValue, duration
      case at60fps
      case fromZeroAt60fps = "from0_at60fps"
      case everyFortieth = "every_0.025s"
    }

    var fromValue, toValue, duration: Double
    var at60fps, fromZeroAt60fps, everyFortieth: JiggleTable
  }

  struct SpringTable: Decodable {
    enum CodingKeys: String, CodingKey {
      case mass, stiffness, damping, zeta, t, x, overshoot
      case settling = "settle_0.001_s"
    }

    var mass, stiffness, damping, zeta: Double
    var t, x: [Double]
    var settling, overshoot: Double
  }

  var curves: [String: Curve]
  var jiggle: Jiggle
  var springs: [String: SpringTable]

  static func read() throws -> AnimationCases {
    try JSONDecoder().decode(AnimationCases.self, from: Cases.data("animation.json"))
  }
}
