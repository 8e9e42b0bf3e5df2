#if WebP
  import CMoreImageCodecs
  import Pixels

  /// Reads WebP: lossy and lossless, and of an animation its first picture.
  struct WebPDecoder: ImageDecoder {
    let format = ImageFormat.webp

    func recognizes(_ head: [UInt8]) -> Bool {
      OtherFormat.isWebP(head)
    }

    func readInfo(from image: EncodedImage) throws(ImageError) -> ImageInfo {
      let header = try WebPHeader(of: image)
      return ImageInfo(
        format: format, codedSize: header.size, orientation: header.exif.orientation,
        hasAlpha: header.hasAlpha, isOwnOutput: false, captureDate: header.exif.date,
        heldByteCount: ImageInfo.byteCount(of: header.size, bytesPerPixel: 8))
    }

    func openRows(
      of image: EncodedImage, info: ImageInfo, _ request: ImageRequest
    ) throws(ImageError) -> ImageRows {
      let header = try WebPHeader(of: image)
      // The canvas, as much again for what the library holds of a lossless picture, and the file.
      try request.limit.check(bytes: header.size.area * 8 + header.frame.bytes.count)
      var colors = ColorReading(layout: ColorLayout(model: .rgb))
      if let profile = header.profile { try colors.take(profileAt: profile, of: image) }
      let bytes = try image.read(
        at: header.frame.bytes.lowerBound, count: header.frame.bytes.count)
      let canvas = try WebPDecoder.canvas(header, bytes)
      return ImageRows(
        info: info, extent: (Double(header.size.width), Double(header.size.height)),
        reader: CanvasRowReader(
          canvas, transform: colors.transform, isStraight: request.isStraight),
        warnings: colors.warnings, allowsTruncation: request.allowsTruncation)
    }

    /// The frame on its canvas, what it does not cover is clear.
    private static func canvas(
      _ header: WebPHeader, _ bytes: [UInt8]
    ) throws(ImageError) -> FrameCanvas {
      let canvas = try FrameCanvas(size: header.size)
      let frame = header.frame
      let place = FramePlace(
        canvas_width: UInt32(header.size.width), canvas_height: UInt32(header.size.height),
        x: UInt32(frame.x), y: UInt32(frame.y), width: UInt32(frame.size.width),
        height: UInt32(frame.size.height))
      let outcome = unsafe webp_frame_decode(
        bytes, bytes.count, place, header.hasAlpha, canvas.pixels)
      if let error = ImageError(outcome, format: .webp) { throw error }
      return canvas
    }
  }
#endif
