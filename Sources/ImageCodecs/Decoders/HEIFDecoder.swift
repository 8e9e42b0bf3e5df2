#if HEIF
  import CMoreImageCodecs
  import Pixels

  /// Reads the main picture of a HEIF file, whose codec the format is: HEVC (HEIC) or AV1 (AVIF).
  ///
  /// The library turns and mirrors the picture as the file says; an orientation in Exif is no more
  /// than a copy of that. Source: ISO/IEC 23008-12, 6.5.10, 6.5.12 and A.2.1.
  struct HEIFDecoder: ImageDecoder {
    let format: ImageFormat

    func recognizes(_ head: [UInt8]) -> Bool {
      OtherFormat.name(of: head) == format.name
    }

    func readInfo(from image: EncodedImage) throws(ImageError) -> ImageInfo {
      let reading = try read(image, onto: nil)
      return ImageInfo(
        format: format, codedSize: reading.size, orientation: .topLeft,
        hasAlpha: reading.hasAlpha, isOwnOutput: false, captureDate: reading.date,
        heldByteCount: ImageInfo.byteCount(
          of: reading.size, bytesPerPixel: reading.isDeep ? 16 : 10))
    }

    func openRows(
      of image: EncodedImage, info: ImageInfo, _ request: ImageRequest
    ) throws(ImageError) -> ImageRows {
      // What the library holds while it makes RGBA of its planes, and our copy.
      let bytesEach = try read(image, onto: nil).isDeep ? 16 : 10
      try request.limit.check(bytes: info.codedSize.area * bytesEach)
      let canvas = try FrameCanvas(size: info.codedSize)
      let colors = try read(image, onto: canvas).colors
      return ImageRows(
        info: info, extent: (Double(info.codedSize.width), Double(info.codedSize.height)),
        reader: CanvasRowReader(
          canvas, transform: colors.transform, isStraight: request.isStraight),
        warnings: colors.warnings,
        allowsTruncation: request.allowsTruncation)
    }

    private struct Reading {
      let size: PixelSize
      let hasAlpha: Bool
      /// Whether a channel has more than 8 bits.
      let isDeep: Bool
      let colors: ColorReading
      let date: String?
    }

    /// Reads the headers and, where there is a canvas, colors and pixels.
    private func read(
      _ image: EncodedImage, onto canvas: FrameCanvas?
    ) throws(ImageError) -> Reading {
      try HEIFBoxes.checkAreWhole(in: image, format: format)
      var picture = unsafe HEIFPicture()
      unsafe picture.width = UInt32(canvas?.size.width ?? 0)
      unsafe picture.height = UInt32(canvas?.size.height ?? 0)
      let outcome = unsafe image.withSource { source in
        unsafe heif_picture_read(source, &picture, canvas?.pixels)
      }
      defer { unsafe heif_picture_release(&picture) }
      if let error = ImageError(outcome, format: format) { throw error }
      let date = try unsafe HEIFDecoder.date(of: picture)
      return unsafe Reading(
        size: PixelSize(width: Int(picture.width), height: Int(picture.height)),
        hasAlpha: picture.has_alpha, isDeep: picture.is_deep,
        colors: HEIFDecoder.colors(of: picture), date: date)
    }

    /// Source: ISO/IEC 23008-12, A.2.1.
    private static func date(of picture: HEIFPicture) throws(ImageError) -> String? {
      guard let start = unsafe picture.exif else { return nil }
      let exif = unsafe [UInt8](
        UnsafeBufferPointer(start: start, count: picture.exif_count))
      let offset = 4 + exif.prefix(4).bigEndianValue
      guard offset < exif.count else { return nil }
      var window = HeaderWindow(.bytes(exif))
      return try ExifFields(in: offset..<exif.count, of: &window).date
    }

    private static func colors(of picture: HEIFPicture) -> ColorReading {
      var colors = ColorReading(layout: ColorLayout(model: .rgb))
      if let profile = unsafe picture.profile {
        unsafe colors.take(
          profile: [UInt8](UnsafeBufferPointer(start: profile, count: picture.profile_count)))
      }
      let points = unsafe [picture.primaries, picture.transfer]
      // 0 and 2 stand for nothing.
      if !colors.isSettled, points.allSatisfy({ $0 != 0 && $0 != 2 }) {
        colors.take(codePoints: points + [0, 1])
      }
      return colors
    }
  }
#endif
