extension ColorReading {
  /// The color space of a JPEG.
  init(
    _ segments: JPEGColorSegments, of image: EncodedImage
  ) throws(ImageError) {
    self.init(layout: ColorLayout(model: segments.model))
    switch segments.profile {
    case .absent:
      break
    case .broken:
      warn("its color profile lacks parts, or has some twice, and was ignored")
    case .parts(let parts):
      let count = parts.reduce(0) { $0 + $1.count }
      guard count <= ColorProfile.longest else {
        warn(ColorReading.tooLongProfile)
        return
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      for part in parts { bytes += try image.read(at: part.lowerBound, count: part.count) }
      take(profile: bytes)
    }
  }
}
