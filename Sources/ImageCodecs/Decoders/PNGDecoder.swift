import CImageCodecs
import Pixels

/// Reads PNG: every color type and depth, interlaced or not, and of an animation its still picture.
struct PNGDecoder: ImageDecoder {
  let format = ImageFormat.png

  func recognizes(_ head: [UInt8]) -> Bool {
    head.starts(with: PNGHeader.signature)
  }

  func readInfo(from image: EncodedImage) throws(ImageError) -> ImageInfo {
    let header = try PNGHeader(of: image)
    return ImageInfo(
      format: format, codedSize: header.size, orientation: header.exif.orientation,
      hasAlpha: header.hasAlpha, isOwnOutput: header.isOwnOutput,
      captureDate: header.exif.date, heldByteCount: header.heldByteCount)
  }

  func openRows(
    of image: EncodedImage, info: ImageInfo, _ request: ImageRequest
  ) throws(ImageError) -> ImageRows {
    let colors = ColorReading(try PNGColorChunks(of: image))
    let reader = try CodecRowReader(
      image,
      RowReaderSettings(
        info: info, limit: request.limit, transform: colors.transform,
        isStraight: request.isStraight, readsRowByRow: request.readsRowByRow),
      codec: .png)
    let extent = (width: Double(info.codedSize.width), height: Double(info.codedSize.height))
    return ImageRows(
      info: info, extent: extent, reader: reader, warnings: colors.warnings,
      allowsTruncation: request.allowsTruncation)
  }
}
