import BoardModel
import Geometry

/// Reads the frames of the manifest that is written beside frames.
///
/// There, items stand on the board; where a part of it is seen, that part has its own top.
enum ManifestFrames {
  static func read(
    _ json: [UInt8], in folder: FilePath
  ) throws(BoardError) -> [RenderedCase.Frame] {
    let top = RecordReader(value: try JSONParser.parse(json), place: "")
    var frames: [RenderedCase.Frame] = []
    for reader in try top.readers("frames") {
      let scroll = try reader.number("scroll")
      var items: [RecordedItem] = []
      for item in try reader.readers("items") {
        items.append(
          RecordedItem(
            id: try item.string("id"),
            frame: Rect(
              x: try item.number("x"), y: try item.number("y") - scroll,
              width: try item.number("width"), height: try item.number("height"))))
      }
      frames.append(
        RenderedCase.Frame(
          file: folder.appending(FilePath(try reader.string("file"))),
          hash: try reader.string("sha256"), items: items))
    }
    return frames
  }
}
