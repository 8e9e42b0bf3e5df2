import Pixels

/// Writes uncompressed video that most encoders read, such as `gifski -` and `ffmpeg -i -`.
///
/// Luma and color differences of ITU-R BT.709 in limited range, a value of each for every pixel
/// (`C444`): of all kinds the one that gifski takes to be BT.709 at every size, and no side needs to
/// be even. The range is in the header; the matrix has no place there, so ffmpeg, which expects
/// BT.601, wants `-vf scale=in_color_matrix=bt709`. What is not opaque is seen on white.
///
/// A held frame is repeated in one piece; who wants less memory gives it in parts.
///
/// Source: mjpegtools, yuv4mpeg(5); for `XCOLORRANGE`, FFmpeg's documentation of the format.
public struct Y4MStream: ClipStream {
  private let settings: ClipSettings
  private var isBegun = false

  public init(_ settings: ClipSettings) {
    precondition(settings.size.width > 0 && settings.size.height > 0, "a clip has pixels")
    self.settings = settings
  }

  public mutating func append(_ frame: ClipFrame) throws(ImageWritingError) -> [UInt8] {
    precondition(frame.image.size == settings.size, "frames of a clip have one size")
    let header = isBegun ? [] : Array(header.utf8)
    isBegun = true
    let picture = Array("FRAME\n".utf8) + planes(frame.image)
    return header + repeatElement(picture, count: frame.ticks).joined()
  }

  public mutating func finish() throws(ImageWritingError) -> ClipEnding { ClipEnding(bytes: []) }

  private var header: String {
    let rate = FrameRatio(fps: settings.fps)
    return "YUV4MPEG2 W\(settings.size.width) H\(settings.size.height) "
      + "F\(rate.frames):\(rate.seconds) Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
  }

  private func planes(_ image: StraightBitmap) -> [UInt8] {
    let count = image.colors.count
    var planes: [UInt8] = Array(repeating: 0, count: 3 * count)
    let colors = image.colors.span
    for index in 0..<count {
      let color = colors[index].overWhite
      let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
      // BT.709, items 3.2 to 3.4 and 4.2: 219 steps of luma and 224 of color from 255 of RGB, in
      // units of 2^-16.
      let luma = 11_966 * red + 40_254 * green + 4_064 * blue
      let blueness = -6_596 * red - 22_189 * green + 28_785 * blue
      let redness = 28_784 * red - 26_145 * green - 2_639 * blue
      planes[index] = UInt8(16 + (luma + 32_768) >> 16)
      planes[count + index] = UInt8(128 + (blueness + 32_768) >> 16)
      planes[2 * count + index] = UInt8(128 + (redness + 32_768) >> 16)
    }
    return planes
  }
}
