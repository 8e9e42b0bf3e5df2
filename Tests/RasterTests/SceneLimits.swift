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
    let limits: SceneLimits?

    private enum Key: CodingKey {
      case scenes, same_kernel
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      scenes = try fields.decode([String].self, forKey: .scenes)
      same_kernel = try fields.decodeIfPresent(SceneLimits.self, forKey: .same_kernel)
      limits = try? SceneLimits(from: decoder)
    }
  }

  private struct Table: Decodable {
    let classes: [String: SceneClass]
  }

  static func of(_ scene: String) throws -> SceneLimits {
    let table = try JSONDecoder().decode(Table.self, from: Cases.data("scenes/tolerances.json"))
    let found = try #require(table.classes.values.first { $0.scenes.contains(scene) })
    return try #require(found.same_kernel ?? found.limits)
  }
}
