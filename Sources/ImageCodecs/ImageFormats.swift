public import Pixels

/// The formats that are read here, and the way in.
///
/// A new format is a new ``ImageDecoder``, and one line in ``all``.
public enum ImageFormats {
  public static let all: [any ImageDecoder] = {
    var all: [any ImageDecoder] = [JPEGDecoder(), PNGDecoder()]
    #if WebP
      all.append(WebPDecoder())
    #endif
    #if GIF
      all.append(GIFDecoder())
    #endif
    #if HEIF
      all += [HEIFDecoder(format: .heic), HEIFDecoder(format: .avif)]
    #endif
    return all
  }()

  /// The library that reads a format, by the name of that, where this build was made without it.
  public static func missingLibrary(for name: String) -> String? {
    let format = ImageFormat.allCases.first { $0.name == name }
    guard let format, !all.contains(where: { $0.format == format }) else { return nil }
    return format.library
  }

  /// How much of a file's beginning a format is recognised by.
  public static let headBytes = 256

  /// The format of a file, by what it holds and never by its name; nil if it is not read here.
  public static func recognizedFormat(
    of image: EncodedImage
  ) throws(ImageError) -> ImageFormat? {
    let head = try image.read(at: 0, count: headBytes)
    return all.first { $0.recognizes(head) }?.format
  }

  /// What the headers say; a few kilobytes of an ordinary file are read.
  ///
  /// - Throws: ``ImageError/tooLarge(_:limit:)`` for more pixels than the limit allows.
  public static func readInfo(
    from image: EncodedImage, limit: PixelLimit = PixelLimit(), ignoresOrientation: Bool = false
  ) throws(ImageError) -> ImageInfo {
    let info = try decoder(of: image).readInfo(from: image)
    try limit.check(info)
    return ignoresOrientation ? info.ignoringOrientation : info
  }

  /// Begins to decode a picture whose rows are taken one after the other.
  ///
  /// `target` is the upright size wanted: a JPEG is shrunk while it is decoded, to no less than twice
  /// that. With `allowsTruncation` what a picture that is cut off lacks is left transparent, and said
  /// in its warnings.
  public static func openRows(
    of image: EncodedImage, target: PixelSize? = nil, limit: PixelLimit = PixelLimit(),
    ignoresOrientation: Bool = false, allowsTruncation: Bool = false
  ) throws(ImageError) -> ImageRows {
    try openRows(
      of: image, ImageRequest(target: target, limit: limit, allowsTruncation: allowsTruncation),
      ignoresOrientation: ignoresOrientation)
  }

  /// The same, for a request that only tests make.
  package static func openRows(
    of image: EncodedImage, _ request: ImageRequest, ignoresOrientation: Bool = false
  ) throws(ImageError) -> ImageRows {
    let decoder = try decoder(of: image)
    let info = try decoder.readInfo(from: image)
    try request.limit.check(info)
    return try decoder.openRows(
      of: image, info: ignoresOrientation ? info.ignoringOrientation : info, request)
  }

  /// Decodes a whole picture, upright and premultiplied.
  ///
  /// `target` is that of ``openRows(of:target:limit:ignoresOrientation:)``.
  public static func decode(
    _ image: EncodedImage, target: PixelSize? = nil, limit: PixelLimit = PixelLimit(),
    ignoresOrientation: Bool = false
  ) throws(ImageError) -> Bitmap {
    let rows = try openRows(
      of: image, target: target, limit: limit, ignoresOrientation: ignoresOrientation)
    return try rows.readBitmap(limit: limit)
  }

  static func decoder(of image: EncodedImage) throws(ImageError) -> any ImageDecoder {
    let head = try image.read(at: 0, count: headBytes)
    if let decoder = all.first(where: { $0.recognizes(head) }) { return decoder }
    if head.isEmpty { throw .empty }
    if head.count < PNGHeader.signature.count, PNGHeader.signature.starts(with: head) {
      throw .truncated(.png, wholeRows: 0)
    }
    if head.dropFirst().prefix(3).elementsEqual("PNG".utf8) {
      throw .corrupt(.png, "the signature is damaged")
    }
    if let name = OtherFormat.name(of: head) { throw .unsupportedFormat(name) }
    throw .notAPicture
  }
}
