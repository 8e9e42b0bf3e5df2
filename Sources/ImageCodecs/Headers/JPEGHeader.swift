import Pixels

/// What the segments of a JPEG say up to the first frame header.
///
/// Source: ITU-T T.81, B.2.2 (frame header) and table B.1 (markers).
struct JPEGHeader {
  let size: PixelSize
  let exif: ExifFields
  let isOwnOutput: Bool

  /// Whether the picture is refined scan by scan, so that all of it is kept until the last one.
  let isProgressive: Bool

  private static let application1: UInt8 = 0xE1
  private static let comment: UInt8 = 0xFE
  private static let startOfScan: UInt8 = 0xDA
  private static let startOfImage: UInt8 = 0xD8
  /// 0xC4, 0xC8 and 0xCC lie among the frame headers but are none.
  static let frames: [UInt8] = [
    0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF,
  ]

  init(of image: EncodedImage) throws(ImageError) {
    var segments = JPEGSegments(of: image)
    var exif: ExifFields?
    var isOwnOutput = false
    while true {
      let segment = try segments.next()
      switch segment.marker {
      case JPEGHeader.application1:
        if exif == nil {
          exif = try JPEGHeader.exif(in: segment.payload, of: &segments.window)
        }
      case JPEGHeader.comment:
        if segment.payload.count == ImageInfo.ownComment.utf8.count,
          try segments.payload(of: segment).elementsEqual(ImageInfo.ownComment.utf8)
        {
          isOwnOutput = true
        }
      case JPEGHeader.startOfScan, JPEGHeader.startOfImage:
        throw .corrupt(.jpeg, "the frame header is missing")
      case 0xC8:
        throw .unsupported(.jpeg, "a JPEG extension")
      case let marker where JPEGHeader.frames.contains(marker):
        size = try JPEGHeader.size(
          inFrame: try segments.payload(of: segment), marker: segment.marker)
        self.exif = exif ?? ExifFields()
        self.isOwnOutput = isOwnOutput
        isProgressive = segment.marker & 3 == 2
        return
      default:
        continue
      }
    }
  }

  /// What the segment says if it is Exif's; nil if it is another's, as that of XMP is.
  private static func exif(
    in payload: Range<Int>, of window: inout HeaderWindow
  ) throws(ImageError) -> ExifFields? {
    // The sixth byte is padding, and not always 0.
    guard payload.count > 6,
      try window.bytes(at: payload.lowerBound, count: 5, ahead: 1024).elementsEqual("Exif\0".utf8)
    else { return nil }
    return try ExifFields(in: payload.dropFirst(6), of: &window)
  }

  private static func size(
    inFrame payload: ArraySlice<UInt8>, marker: UInt8
  ) throws(ImageError) -> PixelSize {
    let fields = Array(payload)
    guard fields.count >= 6, fields.count == 6 + 3 * Int(fields[5]) else {
      throw .corrupt(.jpeg, "the frame header has a wrong length")
    }
    switch marker {
    case 0xC3, 0xCB: throw .unsupported(.jpeg, "lossless")
    case 0xC5...0xC7, 0xCD...0xCF: throw .unsupported(.jpeg, "hierarchical")
    default: break
    }
    if fields[0] != 8 { throw .unsupported(.jpeg, "\(fields[0])-bit") }
    let size = PixelSize(
      width: fields[3...4].bigEndianValue, height: fields[1...2].bigEndianValue)
    if size.height == 0 { throw .unsupported(.jpeg, "a height that follows the pixels (DNL)") }
    if size.width == 0 { throw .corrupt(.jpeg, "it is 0 pixels wide") }
    if ![1, 3, 4].contains(fields[5]) {
      throw .unsupported(.jpeg, "\(fields[5]) color components")
    }
    return size
  }
}
