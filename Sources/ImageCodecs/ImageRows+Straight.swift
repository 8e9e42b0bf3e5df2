extension ImageRows {
  /// Opens the rows of a picture at its full size, as stored, in sRGB, and not multiplied by alpha: in
  /// memory each pixel is what a ``Color`` is.
  public static func straight(
    of image: EncodedImage, limit: PixelLimit = PixelLimit()
  ) throws(ImageError) -> ImageRows {
    let decoder = try ImageFormats.decoder(of: image)
    let info = try decoder.readInfo(from: image)
    try limit.check(info)
    var request = ImageRequest(limit: limit)
    request.isStraight = true
    return try decoder.openRows(of: image, info: info, request)
  }
}
