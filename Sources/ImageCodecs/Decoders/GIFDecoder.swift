#if GIF
  import CMoreImageCodecs
  import Pixels

  /// Reads the first picture of a GIF, on a clear screen.
  struct GIFDecoder: ImageDecoder {
    let format = ImageFormat.gif

    func recognizes(_ head: [UInt8]) -> Bool {
      head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8))
    }

    func readInfo(from image: EncodedImage) throws(ImageError) -> ImageInfo {
      let header = try GIFHeader(of: image)
      return ImageInfo(
        format: format, codedSize: header.size, orientation: .topLeft, hasAlpha: header.hasAlpha,
        isOwnOutput: false, heldByteCount: ImageInfo.byteCount(of: header.size, bytesPerPixel: 4))
    }

    func openRows(
      of image: EncodedImage, info: ImageInfo, _ request: ImageRequest
    ) throws(ImageError) -> ImageRows {
      let header = try GIFHeader(of: image)
      try request.limit.check(bytes: header.size.area * 4)
      let canvas = try FrameCanvas(size: header.size)
      let place = FramePlace(
        canvas_width: UInt32(header.size.width), canvas_height: UInt32(header.size.height),
        x: UInt32(header.x), y: UInt32(header.y), width: UInt32(header.pictureSize.width),
        height: UInt32(header.pictureSize.height))
      let outcome = unsafe image.withSource { source in
        unsafe gif_frame_decode(source, place, canvas.pixels)
      }
      if let error = ImageError(outcome, format: format) { throw error }
      return ImageRows(
        info: info, extent: (Double(header.size.width), Double(header.size.height)),
        reader: CanvasRowReader(canvas, transform: nil, isStraight: request.isStraight),
        warnings: GIFDecoder.warnings(behindFirstPictureOf: image),
        allowsTruncation: request.allowsTruncation)
    }

    private static func warnings(behindFirstPictureOf image: EncodedImage) -> [String] {
      do {
        var blocks = try GIFBlocks(of: image)
        while try blocks.next() != nil {}
        return []
      } catch {
        return ["it is cut off or damaged behind its first picture"]
      }
    }
  }
#endif
