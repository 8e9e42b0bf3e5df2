import Pixels
import WebPages

extension GoldenReport {
  /// What the list shows of all cases; the rest is read when a case is opened.
  func overview(of cases: [ScriptData]) -> ScriptData {
    .object([
      ("title", .string(title)), ("pageTitle", .string(pageTitle)), ("command", .string(command)),
      ("choiceCommand", choiceCommand.map(ScriptData.string) ?? .null),
      ("notes", .array(notes.map(ScriptData.string))), ("cases", .array(cases)),
    ])
  }
}

extension ReportCase {
  var hasPicturesBeside: Bool {
    pictures.areBeside || frames.contains { $0.pictures.areBeside }
  }

  var overview: ScriptData {
    .object([
      ("name", .string(name)), ("status", .string(status.rawValue)),
      ("verdict", .array(verdict.map(ScriptData.string))), ("metric", .string(metric)),
      ("diffCount", .integer(diffCount)), ("maxDelta", .integer(maxDelta)),
      ("ratio", .number(differenceRatio)), ("frames", .integer(frames.count)),
      ("expectedSize", expectedSize?.data ?? .null), ("actualSize", actualSize?.data ?? .null),
      ("approve", approveCommand.map(ScriptData.string) ?? .null),
      ("choice", choice?.data ?? .null),
    ])
  }

  /// Writes pictures, frames, items and drift of the case; the pictures of one frame are in memory
  /// at a time.
  func writeBlock(_ id: String, to sink: ([UInt8]) throws -> Void) throws {
    try sink(
      WebPage.blockOpening(id) + Array("{\"pictures\":".utf8) + pictures.data().bytes)
    try sink(Array(",\"items\":".utf8) + ScriptData.array(items.map(\.data)).bytes)
    try sink(Array(",\"frames\":[".utf8))
    for (position, frame) in frames.enumerated() {
      try sink((position > 0 ? [UInt8(ascii: ",")] : []) + frame.data().bytes)
    }
    try sink(Array("],\"fps\":".utf8) + (fps.map(ScriptData.number) ?? .null).bytes)
    try sink(Array(",\"drift\":".utf8) + ScriptData.array(drift.map(\.data)).bytes)
    try sink([UInt8(ascii: "}")] + WebPage.blockClosing)
  }
}

extension ReportChoice {
  fileprivate var data: ScriptData {
    .object([
      ("drawn", .string(drawn)), ("frames", .bool(hasFrames)), ("items", .bool(hasItems)),
    ])
  }
}

extension PixelSize {
  fileprivate var data: ScriptData { .array([.integer(width), .integer(height)]) }
}

extension ReportFrame {
  fileprivate func data() throws -> ScriptData {
    .object([
      ("golden", golden.map(ScriptData.integer) ?? .null),
      ("actual", actual.map(ScriptData.integer) ?? .null), ("time", .number(time)),
      ("status", .string(status.rawValue)),
      ("diffCount", .integer(diffCount)), ("maxDelta", .integer(maxDelta)),
      ("hash", .string(hash)), ("pictures", try pictures.data()),
      ("items", .array(items.map(\.data))),
    ])
  }
}

extension ReportPictures {
  fileprivate func data() throws -> ScriptData {
    .object([
      ("expected", try expected?.address() ?? .null), ("actual", try actual?.address() ?? .null),
      ("difference", try difference?.address() ?? .null),
    ])
  }
}

extension ReportPicture {
  fileprivate func address() throws -> ScriptData {
    switch self {
    case .inlined(let file): .plain(PictureAddress.inlined(file))
    case .read(let file): .plain(PictureAddress.inlined(try file()))
    case .beside(let path): .plain(PictureAddress.beside(path))
    }
  }
}

extension ReportItem {
  fileprivate var data: ScriptData {
    .object([
      ("id", .string(id)), ("expected", expected?.data ?? .null),
      ("actual", actual?.data ?? .null), ("verdict", .string(verdict)),
    ])
  }
}

extension ReportBox {
  fileprivate var data: ScriptData {
    .array([.number(x), .number(y), .number(width), .number(height)])
  }
}

extension ReportDrift {
  fileprivate var data: ScriptData {
    .object([("id", .string(id)), ("distances", .array(distances.map(ScriptData.number)))])
  }
}
