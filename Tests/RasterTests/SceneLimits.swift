import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How far a scene may lie from its reference; named as in `tolerances.json`.
struct SceneLimits: Decodable {
  let max: Double?
  let mean: Double
  let px_gt1_fraction: Double?
  let psnr_min: Double?

  private struct SceneClass: Decodable {
    let scenes: [String]
    let same_kernel: SceneLimits?
    let other_kernel: SceneLimits?
    let outlines_exact: SceneLimits?
    let limits: SceneLimits?

    private enum Key: CodingKey {
      case scenes, same_kernel, other_kernel, outlines_exact
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      func variant(_ key: Key) throws -> SceneLimits? {
        try fields.decodeIfPresent(SceneLimits.self, forKey: key)
      }
      scenes = try fields.decode([String].self, forKey: .scenes)
      same_kernel = try variant(.same_kernel)
      other_kernel = try variant(.other_kernel)
      outlines_exact = try variant(.outlines_exact)
      limits = try? SceneLimits(from: decoder)
    }
  }

  private struct Table: Decodable {
    let classes: [String: SceneClass]
  }

  /// - Parameter isOtherKernel: Whether pictures are resampled otherwise than in the reference.
  static func of(_ scene: String, isOtherKernel: Bool = false) throws -> SceneLimits {
    let table = try JSONDecoder().decode(Table.self, from: Cases.data("scenes/tolerances.json"))
    let found = try #require(table.classes.values.first { $0.scenes.contains(scene) })
    if isOtherKernel { return try #require(found.other_kernel) }
    return try #require(found.same_kernel ?? found.outlines_exact ?? found.limits)
  }
}
