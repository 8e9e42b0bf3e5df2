/// What an Exif block says of how a picture is to be seen and when it was taken.
///
/// The block begins in the file with its TIFF header. Only its first directory and that of Exif
/// itself are looked at, and offsets are never followed out of the block.
/// Source: TIFF 6.0, section 2; Exif 2.32 (CIPA DC-008), 4.6.
struct ExifFields {
  /// `.topLeft` where the block says nothing, or nothing valid.
  private(set) var orientation = Orientation.topLeft

  /// When the picture was taken, else digitized, else changed; nil where none of them is a date.
  private(set) var date: String?

  private enum Tag {
    static let orientation = 0x112
    static let changed = 0x132
    static let directory = 0x8769
    static let taken = 0x9003
    static let digitized = 0x9004
  }

  private enum FieldType {
    static let text = 2
    static let short = 3
    static let long = 4
    static let signedLong = 9
  }

  /// A directory of more entries is not walked to its end.
  private static let mostEntries = 1000

  private let block: Range<Int>
  private var isBigEndian = true

  init() {
    block = 0..<0
  }

  init(in block: Range<Int>, of window: inout HeaderWindow) throws(ImageError) {
    self.block = block
    let header = try bytes(at: 0, count: 8, of: &window)
    switch header.prefix(4).bigEndianValue {
    case 0x4D4D_002A: isBigEndian = true
    case 0x4949_2A00: isBigEndian = false
    default: return
    }
    let first = try entries(
      at: number(header.dropFirst(4)), [Tag.orientation, Tag.changed, Tag.directory], of: &window)
    if let entry = first[Tag.orientation], let value = value(of: entry) {
      orientation = Orientation(rawValue: value) ?? .topLeft
    }
    var dates = [first[Tag.changed]]
    if let entry = first[Tag.directory], let place = value(of: entry) {
      let second = try entries(at: place, [Tag.taken, Tag.digitized], of: &window)
      dates = [second[Tag.taken], second[Tag.digitized]] + dates
    }
    for entry in dates where date == nil {
      if let entry { date = try text(of: entry, &window).flatMap(CaptureDate.text(exif:)) }
    }
  }

  /// The first entry of each of some tags.
  private func entries(
    at directory: Int, _ tags: Set<Int>, of window: inout HeaderWindow
  ) throws(ImageError) -> [Int: ArraySlice<UInt8>] {
    let count = number(try bytes(at: directory, count: 2, of: &window))
    var found: [Int: ArraySlice<UInt8>] = [:]
    for index in 0..<min(count, ExifFields.mostEntries) {
      let entry = try bytes(at: directory + 2 + 12 * index, count: 12, of: &window)
      if entry.isEmpty { break }
      let tag = number(entry.prefix(2))
      if tags.contains(tag), found[tag] == nil { found[tag] = entry }
    }
    return found
  }

  /// The one whole number of an entry.
  private func value(of entry: ArraySlice<UInt8>) -> Int? {
    guard number(entry.dropFirst(4).prefix(4)) == 1 else { return nil }
    switch number(entry.dropFirst(2).prefix(2)) {
    case FieldType.short: return number(entry.dropFirst(8).prefix(2))
    case FieldType.long, FieldType.signedLong: return number(entry.dropFirst(8))
    default: return nil
    }
  }

  /// The text of an entry, at least as long as a date.
  private func text(
    of entry: ArraySlice<UInt8>, _ window: inout HeaderWindow
  ) throws(ImageError) -> ArraySlice<UInt8>? {
    guard number(entry.dropFirst(2).prefix(2)) == FieldType.text,
      number(entry.dropFirst(4).prefix(4)) >= CaptureDate.exifCount
    else { return nil }
    return try bytes(
      at: number(entry.dropFirst(8)), count: CaptureDate.exifCount, of: &window)
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    isBigEndian ? bytes.bigEndianValue : bytes.littleEndianValue
  }

  /// Bytes of the block, or none where they do not all lie in it.
  private func bytes(
    at offset: Int, count: Int, of window: inout HeaderWindow
  ) throws(ImageError) -> ArraySlice<UInt8> {
    guard offset + count <= block.count else { return [] }
    let bytes = try window.bytes(at: block.lowerBound + offset, count: count, ahead: 1024)
    return bytes.count == count ? bytes : []
  }
}
