import Drawing
import Geometry
import Pixels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One scene of the reference cases, as its file describes it.
struct Scene: Decodable {
  let width: Double
  let height: Double
  let scale: Double
  let background: SceneColor
  let ops: [SceneMark]

  init(json: Data) throws {
    self = try JSONDecoder().decode(Scene.self, from: json)
  }

  var displayList: DisplayList {
    DisplayList(
      size: PixelSize(width: Int(width * scale), height: Int(height * scale)), scale: scale,
      background: background.color, marks: ops.map(\.mark))
  }
}
