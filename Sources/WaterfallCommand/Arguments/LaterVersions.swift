/// Names that the tool's description promises and that this version does not have.
///
/// They are answered as such, so that nobody is led to another name that means something else.
enum LaterVersions {
  static let verbs: Set<String> = [
    "batch", "merge", "completions",
  ]

  static let options: Set<String> = [
    "linear", "resume", "shard",
  ]

  /// Formats that are not written, by the extension that asks for them.
  static let outputFormats: [String: String] = [
    "avif": "AVIF", "bmp": "BMP", "heic": "HEIC", "heif": "HEIF",
    "jp2": "JPEG 2000", "jxl": "JPEG XL", "json": "JSON", "pdf": "PDF", "svg": "SVG",
    "tif": "TIFF", "tiff": "TIFF", "txt": "text",
  ]
}
