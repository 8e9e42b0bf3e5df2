extension ImageFormats {
  /// Whether a file holds several pictures that are shown one after the other.
  ///
  /// Sources: PNG Specification (Third Edition), 11.3.6.1; WebP Container Specification, "Extended File
  /// Format"; GIF89a Specification, 20.
  public static func holdsClip(
    _ image: EncodedImage, format: ImageFormat
  ) throws(ImageError) -> Bool {
    switch format {
    case .png: try pngFrameCount(image) > 1
    case .gif: try hasTwoPictures(image)
    case .webp:
      // The flag of animation stands in the first chunk.
      try isAnimated(webp: image.read(at: 0, count: 21))
    case .jpeg, .heic, .avif: false
    }
  }

  private static func isAnimated(webp head: [UInt8]) -> Bool {
    head.count == 21 && head[12..<16].elementsEqual("VP8X".utf8) && head[20] & 2 != 0
  }

  private static func pngFrameCount(_ image: EncodedImage) throws(ImageError) -> Int {
    var offset = PNGHeader.signature.count
    while true {
      let chunk = try image.read(at: offset, count: 12)
      guard chunk.count == 12 else { return 1 }
      let name = chunk[4..<8]
      if name.elementsEqual("IDAT".utf8) || name.elementsEqual("IEND".utf8) { return 1 }
      if name.elementsEqual("acTL".utf8) { return chunk[8..<12].bigEndianValue }
      offset += 12 + chunk[0..<4].bigEndianValue
    }
  }

  private static func hasTwoPictures(_ image: EncodedImage) throws(ImageError) -> Bool {
    #if GIF
      var blocks = try GIFBlocks(of: image)
      var count = 0
      do throws(ImageError) {
        while count < 2, let block = try blocks.next() {
          if block.kind == .picture { count += 1 }
        }
      } catch {
        // What is cut behind its first picture is told when that is decoded.
        return false
      }
      return count == 2
    #else
      return false
    #endif
  }
}
