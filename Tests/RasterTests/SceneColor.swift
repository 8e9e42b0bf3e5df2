import Pixels

/// Four straight channels from 0 to 255.
struct SceneColor: Decodable {
  let color: Color

  init(from decoder: any Decoder) throws {
    let channels = try [UInt8](from: decoder)
    guard channels.count == 4 else { throw SceneError.colorOfChannels(channels.count) }
    color = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}
