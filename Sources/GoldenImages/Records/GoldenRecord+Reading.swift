import BoardModel
import Geometry
import Pixels

extension GoldenRecord {
  /// Reads what ``text`` has written; what later versions may add is passed over.
  init(json: [UInt8]) throws(BoardError) {
    let top = RecordReader(value: try JSONParser.parse(json), place: "")
    guard try top.number("version") == 1 else {
      throw .badValue("version", expected: "1; a later version of waterfall recorded this")
    }
    let size = PixelSize(width: try top.side("width"), height: try top.side("height"))
    var parts: [RecordingEnvironment.Part] = []
    for (name, value) in try top.reader("environment").members.sorted(by: { $0.key < $1.key }) {
      guard case .string(let text) = value else { continue }
      parts.append(RecordingEnvironment.Part(name: name, value: text))
    }
    self.init(
      tool: try top.string("tool"), environment: RecordingEnvironment(parts: parts), size: size,
      scale: try top.number("scale"), fps: try top.optionalNumber("fps"), frames: [],
      fileHash: try top.optionalString("file"))
    if let fps { guard fps > 0 else { throw .badValue("fps", expected: "a number above 0") } }
    for reader in try top.readers("frames") {
      frames.append(try GoldenRecord.frame(reader, after: frames.last?.items ?? []))
    }
    guard try Int(exactly: top.number("frameCount")) == frames.count else {
      throw .badValue("frameCount", expected: "the number of frames, \(frames.count)")
    }
    // Only of no frames there are no pixels.
    guard frames.isEmpty || size.area > 0 else {
      throw .badValue("width", expected: "a number of pixels")
    }
    // A still is always kept as a picture.
    guard fps != nil || fileHash != nil else { throw .missingKey("file") }
    alternates = try top.readers("alternates").map { (list) throws(BoardError) in
      try list.strings()
    }
  }

  private static func frame(
    _ reader: RecordReader, after before: [RecordedItem]
  ) throws(BoardError) -> RecordedFrame {
    let items: [RecordedItem]
    if reader.members["items"] != nil {
      items = try GoldenRecord.items(reader.readers("items"))
    } else if reader.members["changed"] != nil {
      items = applying(try GoldenRecord.items(reader.readers("changed")), to: before)
    } else {
      items = before
    }
    guard reader.members["file"] == nil else {
      throw .badValue(
        reader.place + ".file", expected: "nothing; the hash of the file stands above")
    }
    return RecordedFrame(hash: try reader.string("hash"), items: items)
  }

  private static func items(_ readers: [RecordReader]) throws(BoardError) -> [RecordedItem] {
    var items: [RecordedItem] = []
    for reader in readers {
      guard case .array(let values) = reader.value, values.count == 5,
        case .string(let id) = values[0]
      else { throw .wrongType(reader.place, expected: "an id and four numbers") }
      let numbers = values.dropFirst().compactMap { value -> Double? in
        if case .number(let number) = value, number.isFinite { number } else { nil }
      }
      guard numbers.count == 4 else {
        throw .wrongType(reader.place, expected: "an id and four numbers")
      }
      items.append(
        RecordedItem(
          id: id,
          frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
    }
    return items
  }
}
