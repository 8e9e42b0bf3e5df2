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

/// Four straight channels from 0 to 255.
struct SceneColor: Decodable {
  let color: Color

  init(from decoder: any Decoder) throws {
    let channels = try [UInt8](from: decoder)
    guard channels.count == 4 else { throw SceneError.colorOfChannels(channels.count) }
    color = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}

enum SceneError: Error {
  case colorOfChannels(Int)
  case unknownMark(String)
  case transformOfNumbers(Int)
}
