import BoardModel
import Pixels

/// The frames of a golden as they lie there, which need not be as its record says.
struct GoldenFrames {
  /// Of each frame; nil where there is a picture without a record.
  let keys: [PixelKey?]

  /// The file, where it holds other pixels than the record says.
  let disagreeing: [FilePath]

  /// Decodes only a file that has other bytes than were recorded.
  init(
    _ record: GoldenRecord?, isAsRecorded: Bool, _ pictures: GoldenPictures
  ) throws(GoldenError) {
    guard let record else {
      keys = [nil]
      disagreeing = []
      return
    }
    let recorded = record.frames.map { PixelKey(size: record.size, hash: $0.hash) }
    let keys = isAsRecorded ? recorded : try pictures.keys()
    self.keys = keys
    // Another encoder may have made the same pixels smaller.
    disagreeing = keys == recorded ? [] : [pictures.one.goldenFile]
  }
}
