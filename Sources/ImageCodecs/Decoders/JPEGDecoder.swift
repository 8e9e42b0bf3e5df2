import CImageCodecs
import Pixels

/// Reads JPEG: sequential and progressive, Huffman and arithmetic coded, gray, color and CMYK.
///
/// CMYK without a profile becomes sRGB by the plain formula, each ink taking its part of the light.
struct JPEGDecoder: ImageDecoder {
  let format = ImageFormat.jpeg

  func recognizes(_ head: [UInt8]) -> Bool {
    head.starts(with: [0xFF, 0xD8])
  }

  func readInfo(from image: EncodedImage) throws(ImageError) -> ImageInfo {
    let header = try JPEGHeader(of: image)
    return ImageInfo(
      format: format, codedSize: header.size, orientation: header.exif.orientation, hasAlpha: false,
      isOwnOutput: header.isOwnOutput, captureDate: header.exif.date,
      // Three components of two-byte coefficients, none subsampled.
      heldByteCount: header.isProgressive
        ? ImageInfo.byteCount(of: header.size, bytesPerPixel: 6) : 0)
  }

  func openRows(
    of image: EncodedImage, info: ImageInfo, _ request: ImageRequest
  ) throws(ImageError) -> ImageRows {
    let eighths = eighths(of: info, for: request.target)
    let colors = try ColorReading(JPEGColorSegments(of: image), of: image)
    let reader = try CodecRowReader(
      image,
      RowReaderSettings(
        info: info, limit: request.limit, eighths: eighths, transform: colors.transform),
      codec: .jpeg)
    let extent = (
      width: Double(info.codedSize.width * eighths) / 8,
      height: Double(info.codedSize.height * eighths) / 8
    )
    return ImageRows(
      info: info, extent: extent, reader: reader, warnings: colors.warnings,
      allowsTruncation: request.allowsTruncation)
  }

  /// The smallest scale `n/8` that leaves twice the target on both sides.
  ///
  /// Only powers of two, for which libjpeg-turbo has fast transforms. Twice, so that the resampler
  /// that follows decides how sharp the picture is.
  private func eighths(of info: ImageInfo, for target: PixelSize?) -> Int {
    guard let target else { return 8 }
    let wanted = info.orientation.swapsSides ? target.transposed : target
    return [1, 2, 4].first { eighths in
      info.codedSize.width * eighths / 16 >= wanted.width
        && info.codedSize.height * eighths / 16 >= wanted.height
    } ?? 8
  }
}
