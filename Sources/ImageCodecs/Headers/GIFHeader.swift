import Pixels

/// What a GIF says before the pixels of its first picture.
///
/// Source: GIF89a Specification (CompuServe, 1990), sections 17 to 26.
struct GIFHeader {
  /// The size of the screen, or that of the first picture where it does not fit.
  private(set) var size: PixelSize
  private(set) var hasAlpha: Bool
  /// Where the first picture lies on the screen.
  private(set) var x: Int
  private(set) var y: Int
  private(set) var pictureSize: PixelSize

  init(of image: EncodedImage) throws(ImageError) {
    var blocks = try GIFBlocks(of: image)
    var hasClearIndex = false
    while let block = try blocks.next() {
      if block.kind == .control { hasClearIndex = try blocks.field(at: block.start + 3) & 1 == 1 }
      guard block.kind == .picture else { continue }
      x = try blocks.number(at: block.start + 1)
      y = try blocks.number(at: block.start + 3)
      pictureSize = PixelSize(
        width: try blocks.number(at: block.start + 5),
        height: try blocks.number(at: block.start + 7))
      guard pictureSize.width > 0, pictureSize.height > 0 else {
        throw .corrupt(.gif, "its first picture has no pixels")
      }
      let screen = blocks.screenSize
      size = PixelSize(
        width: max(screen.width, x + pictureSize.width),
        height: max(screen.height, y + pictureSize.height))
      hasAlpha = hasClearIndex || pictureSize != size
      return
    }
    throw .corrupt(.gif, "there is no picture in it")
  }
}
