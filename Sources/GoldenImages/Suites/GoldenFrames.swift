import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// The frames of a golden as they lie there, which need not be as its record says.
struct GoldenFrames {
  /// Of each frame; nil where there is a picture without a record.
  let keys: [PixelKey?]

  /// The pictures that hold other pixels than the record says.
  let disagreeing: [FilePath]

  /// Decodes only pictures that have other bytes than were recorded.
  init(_ record: GoldenRecord?, _ store: GoldenStore) throws(GoldenError) {
    guard let record else {
      keys = [nil]
      disagreeing = []
      return
    }
    var keys: [PixelKey?] = []
    var disagreeing: [FilePath] = []
    for (index, frame) in record.frames.enumerated() {
      let recorded = PixelKey(size: record.size, hash: frame.hash)
      guard try !store.isAsRecorded(index, record) else {
        keys.append(recorded)
        continue
      }
      let key = try store.picture(index).pixelKey
      keys.append(key)
      // Another encoder may have made the same pixels smaller.
      if key != recorded { disagreeing.append(store.one.frameFile(index)) }
    }
    self.keys = keys
    self.disagreeing = disagreeing
  }
}
