import CImageCodecs
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

  private let bytes: [UInt8]
  private var frameCount: Int?
  private var nextNumber = 0
  private var hasPixels = false
  private var hasEnded = false

  /// That of the last chunk, since those of one picture stand together.
  private var lastName = ""

  /// Of these one must not stand twice, so that it is clear what pixels mean.
  private var colorNames: Set<String> = []

  private static let meaningOfColors: Set<String> = [
    "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP",
  ]

  init(_ bytes: [UInt8]) throws(APNGError) {
    self.bytes = bytes
    guard bytes.starts(with: PNGHeader.signature) else {
      throw PNGHeader.signature.starts(with: bytes) && !bytes.isEmpty ? .cutOff : .notAPNG
    }
    var position = PNGHeader.signature.count
    while !hasEnded {
      guard bytes.count - position >= 12 else { throw .cutOff }
      let length = bytes[position..<position + 4].bigEndianValue
      let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      guard length <= PNGChunk.longestContent else { throw .badLength(chunk: name) }
      guard bytes.count - position - 12 >= length else { throw .cutOff }
      let content = position + 8..<position + 8 + length
      guard checksum(position + 4..<content.upperBound) == storedChecksum(content.upperBound)
      else { throw .badChecksum(chunk: name) }
      try take(name, content)
      lastName = name
      position = content.upperBound + 4
    }
    guard position == bytes.count else { throw .bytesAfterEnd(bytes.count - position) }
    guard hasPixels else { throw .misplaced(chunk: "IEND") }
    guard let frameCount else { throw .noClip }
    guard frames.count == frameCount else {
      throw .badFrameCount(found: frames.count, expected: frameCount)
    }
    if let empty = frames.firstIndex(where: { $0.data.isEmpty }) { throw .noPixels(frame: empty) }
  }

  private func storedChecksum(_ offset: Int) -> Int { bytes[offset..<offset + 4].bigEndianValue }

  private func checksum(_ range: Range<Int>) -> Int {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe Int(codec_checksum(start + range.lowerBound, range.count))
    }
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
      colorChunks += bytes[content.lowerBound - 8..<content.upperBound + 4]
    default:
      // Bit 5 of the first letter is clear where a chunk must be understood.
      if bytes[content.lowerBound - 4] & 0x20 == 0 { throw .unknownChunk(name) }
    }
  }

  private mutating func takeHeader(_ content: Range<Int>) throws(APNGError) {
    guard header.isEmpty else { throw .misplaced(chunk: "IHDR") }
    guard content.count == 13 else { throw .badLength(chunk: "IHDR") }
    let fields = bytes[content]
    size = PixelSize(
      width: fields.prefix(4).bigEndianValue, height: fields.dropFirst(4).prefix(4).bigEndianValue)
    header = Array(fields.suffix(5))
    let sides = 1...Int(Int32.max)
    guard sides.contains(size.width), sides.contains(size.height) else { throw .badHeader }
  }

  private mutating func takeControl(_ content: Range<Int>) throws(APNGError) {
    guard !hasPixels, frameCount == nil, frames.isEmpty else { throw .misplaced(chunk: "acTL") }
    guard content.count == 8 else { throw .badLength(chunk: "acTL") }
    let count = bytes[content].prefix(4).bigEndianValue
    guard count > 0 else { throw .badFrameCount(found: 0, expected: 0) }
    frameCount = count
    playCount = bytes[content].suffix(4).bigEndianValue
  }

  private mutating func takeFrame(_ content: Range<Int>) throws(APNGError) {
    guard content.count == 26 else { throw .badLength(chunk: "fcTL") }
    guard frameCount != nil, hasPixels || frames.isEmpty else { throw .misplaced(chunk: "fcTL") }
    if let last = frames.last, last.data.isEmpty { throw .noPixels(frame: frames.count - 1) }
    try takeNumber(content)
    let frame = try APNGFrame(bytes[content].dropFirst(4), index: frames.count)
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
    let number = bytes[content].prefix(4).bigEndianValue
    guard number == nextNumber else { throw .badNumber(found: number, expected: nextNumber) }
    nextNumber += 1
  }
}
