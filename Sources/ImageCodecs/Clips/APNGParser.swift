import Pixels

/// Goes through the chunks of an APNG from the first to the last.
///
/// Source: PNG Specification (Third Edition), 4.9, 5 and 11.3.6.
struct APNGParser {
  private(set) var size = PixelSize(width: 0, height: 0)
  private(set) var header: [UInt8] = []
  private(set) var colorChunks: [UInt8] = []
  private(set) var playCount = 0
  private(set) var frames: [APNGFrame] = []

  private var bytes: ClipBytes
  private var frameCount: Int?
  private var nextNumber = 0
  private var hasPixels = false
  private var hasEnded = false

  /// That of the last chunk, since those of one picture stand together.
  private var lastName = ""

  /// Of these one must not stand twice, so that it is clear what pixels mean.
  private var colorNames: Set<String> = []

  /// No chunk that says what pixels mean is longer, in bytes.
  private static let longestMeaning = 1 << 24

  private static let meaningOfColors: Set<String> = [
    "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP",
  ]

  init(_ bytes: ClipBytes) throws(APNGError) {
    self.bytes = bytes
    let signature = PNGHeader.signature
    let start = try self.bytes.start(of: 0..<signature.count)
    guard start.elementsEqual(signature) else {
      throw signature.starts(with: start) && !start.isEmpty ? .cutOff : .notAPNG
    }
    var position = signature.count
    while !hasEnded {
      let content = try takeChunk(at: position)
      position = content.upperBound + 4
    }
    let count = try self.bytes.count(from: position)
    guard count == 0 else { throw .bytesAfterEnd(count) }
    guard hasPixels else { throw .misplaced(chunk: "IEND") }
    guard let frameCount else { throw .noClip }
    guard frames.count == frameCount else {
      throw .badFrameCount(found: frames.count, expected: frameCount)
    }
    if let empty = frames.firstIndex(where: { $0.data.isEmpty }) { throw .noPixels(frame: empty) }
  }

  /// Whether no color that is stored has an alpha.
  var isOpaque: Bool {
    let hasAlpha = header.dropFirst().first.map { $0 & 4 != 0 } ?? true
    return !hasAlpha && !colorNames.contains("tRNS")
  }

  /// - Returns: Where the chunk's content is.
  private mutating func takeChunk(at position: Int) throws(APNGError) -> Range<Int> {
    let start = try bytes.all(of: position..<position + 12)
    let length = start.prefix(4).bigEndianValue
    let name = String(decoding: start.dropFirst(4).prefix(4), as: UTF8.self)
    guard length <= PNGChunk.longestContent else { throw .badLength(chunk: name) }
    let content = position + 8..<position + 8 + length
    let checksum = try bytes.checksum(of: position + 4..<content.upperBound)
    let stored = try bytes.all(of: content.upperBound..<content.upperBound + 4).bigEndianValue
    guard checksum == stored else { throw .badChecksum(chunk: name) }
    try take(name, content)
    lastName = name
    return content
  }

  private mutating func take(_ name: String, _ content: Range<Int>) throws(APNGError) {
    if header.isEmpty, name != "IHDR" { throw .misplaced(chunk: name) }
    switch name {
    case "IHDR": try takeHeader(content)
    case "acTL": try takeControl(content)
    case "fcTL": try takeFrame(content)
    case "IDAT": try takePixels(content)
    case "fdAT": try takeFramePixels(content)
    case "IEND":
      guard content.isEmpty else { throw .badLength(chunk: name) }
      hasEnded = true
    case _ where Self.meaningOfColors.contains(name):
      guard !hasPixels, colorNames.insert(name).inserted else { throw .misplaced(chunk: name) }
      guard content.count <= Self.longestMeaning else { throw .badLength(chunk: name) }
      colorChunks += try bytes.contents(of: content.lowerBound - 8..<content.upperBound + 4)
    default:
      // Bit 5 of the first letter is clear where a chunk must be understood.
      let letter = try bytes.all(of: content.lowerBound - 4..<content.lowerBound - 3).first ?? 0
      if letter & 0x20 == 0 { throw .unknownChunk(name) }
    }
  }

  private mutating func takeHeader(_ content: Range<Int>) throws(APNGError) {
    guard header.isEmpty else { throw .misplaced(chunk: "IHDR") }
    guard content.count == 13 else { throw .badLength(chunk: "IHDR") }
    let fields = try bytes.all(of: content)
    size = PixelSize(
      width: fields.prefix(4).bigEndianValue, height: fields.dropFirst(4).prefix(4).bigEndianValue)
    header = Array(fields.suffix(5))
    let sides = 1...Int(Int32.max)
    guard sides.contains(size.width), sides.contains(size.height) else { throw .badHeader }
  }

  private mutating func takeControl(_ content: Range<Int>) throws(APNGError) {
    guard !hasPixels, frameCount == nil, frames.isEmpty else { throw .misplaced(chunk: "acTL") }
    guard content.count == 8 else { throw .badLength(chunk: "acTL") }
    let fields = try bytes.all(of: content)
    let count = fields.prefix(4).bigEndianValue
    guard count > 0 else { throw .badFrameCount(found: 0, expected: 0) }
    frameCount = count
    playCount = fields.suffix(4).bigEndianValue
  }

  private mutating func takeFrame(_ content: Range<Int>) throws(APNGError) {
    guard content.count == 26 else { throw .badLength(chunk: "fcTL") }
    guard frameCount != nil, hasPixels || frames.isEmpty else { throw .misplaced(chunk: "fcTL") }
    if let last = frames.last, last.data.isEmpty { throw .noPixels(frame: frames.count - 1) }
    try takeNumber(content)
    let frame = try APNGFrame(bytes.all(of: content).dropFirst(4), index: frames.count)
    let canvas = PixelBox.all(of: size)
    guard !frame.box.isEmpty, frame.box.columns.upperBound <= size.width,
      frame.box.rows.upperBound <= size.height, hasPixels || frame.box == canvas
    else { throw .badBox(frame: frames.count) }
    frames.append(frame)
  }

  /// Pixels of the PNG, which belong to the clip where a frame was spoken of before them.
  private mutating func takePixels(_ content: Range<Int>) throws(APNGError) {
    guard !hasPixels || lastName == "IDAT" else { throw .misplaced(chunk: "IDAT") }
    hasPixels = true
    if !frames.isEmpty { frames[0].data.append(content) }
  }

  private mutating func takeFramePixels(_ content: Range<Int>) throws(APNGError) {
    guard content.count >= 4 else { throw .badLength(chunk: "fdAT") }
    guard hasPixels, let last = frames.last, lastName == "fcTL" || lastName == "fdAT",
      last.data.isEmpty || lastName == "fdAT"
    else { throw .misplaced(chunk: "fdAT") }
    try takeNumber(content)
    frames[frames.count - 1].data.append(content.dropFirst(4))
  }

  private mutating func takeNumber(_ content: Range<Int>) throws(APNGError) {
    let number = try bytes.all(of: content.prefix(4)).bigEndianValue
    guard number == nextNumber else { throw .badNumber(found: number, expected: nextNumber) }
    nextNumber += 1
  }
}
