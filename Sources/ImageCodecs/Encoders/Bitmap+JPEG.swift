import CImageCodecs
public import Pixels

extension Bitmap {
  /// The bitmap as a JPEG; what is transparent is seen before black.
  public func encodedJPEG(
    _ settings: JPEGSettings = JPEGSettings()
  ) throws(ImageWritingError) -> [UInt8] {
    precondition(width > 0 && height > 0, "a JPEG has at least one pixel")
    precondition((1...100).contains(settings.quality), "a JPEG's quality is from 1 to 100")
    // Source: libjpeg-turbo, JPEG_MAX_DIMENSION; T.81 itself allows 65535.
    guard max(width, height) <= 65500 else { throw .tooLarge(size, .jpeg) }
    guard let writer = unsafe codec_jpeg_writer_create() else { throw .outOfMemory }
    defer { unsafe codec_jpeg_writer_destroy(writer) }

    unsafe pixels.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = unsafe ImageInfo.ownMark.withCString { mark in
        unsafe codec_jpeg_writer_write(
          writer, writerSettings(settings, comment: settings.isOwnOutput ? mark : nil),
          start.assumingMemoryBound(to: UInt8.self))
      }
    }
    if let error = unsafe ImageWritingError(codec_jpeg_writer_report(writer), format: .jpeg) {
      throw error
    }
    return unsafe [UInt8](codec_jpeg_writer_bytes(writer))
  }

  private func writerSettings(
    _ settings: JPEGSettings, comment: UnsafePointer<CChar>?
  ) -> CodecJPEGWriterSettings {
    let (chromaWidth, chromaHeight): (Int32, Int32) =
      switch settings.chromaSampling {
      case .full: (1, 1)
      case .halfWidth: (2, 1)
      case .halfHeight: (1, 2)
      case .quarter: (2, 2)
      }
    return unsafe CodecJPEGWriterSettings(
      width: UInt32(width), height: UInt32(height), quality: Int32(settings.quality),
      chroma_width: chromaWidth, chroma_height: chromaHeight,
      is_progressive: settings.isProgressive, is_gray: settings.isGray,
      orientation: UInt8(settings.orientation.rawValue), comment: comment)
  }
}
