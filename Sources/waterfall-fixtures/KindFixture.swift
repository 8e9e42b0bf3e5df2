import HandmadeFiles
import ImageCodecs
import Pixels

/// One small file of `Fixtures/kinds`, or a part of a file that the fuzzer begins with.
struct KindFixture {
  let name: String
  let bytes: [UInt8]

  static func all() throws(ImageWritingError) -> [KindFixture] {
    try jpegs() + pngs() + profiles() + exifBlocks()
  }

  private static let wide = HandmadeProfile.rgb(HandmadeProfile.displayP3Lights).bytes
  private static let gray = HandmadeProfile.gray(.gamma(1.8)).bytes
  /// Black ink alone makes it dark.
  private static let inks = HandmadeProfile.table(
    space: "CMYK", lightness: (0..<16).map { $0 & 1 == 1 ? 20 : 240 }
  ).bytes

  private static func jpegs() throws(ImageWritingError) -> [KindFixture] {
    let fan = ColorFan.bitmap(width: 96, height: 64)
    let plain = try fan.encodedJPEG()
    let parts = JPEGParts.profileSegments(wide, partLength: wide.count / 3 + 1)
    let turned = try fan.encodedJPEG(JPEGSettings(orientation: .rightTop))
    let adobe = JPEGParts.adobeSegment(transform: 0)
    return [
      KindFixture(name: "baseline.jpg", bytes: plain),
      KindFixture(
        name: "progressive.jpg", bytes: try fan.encodedJPEG(JPEGSettings(isProgressive: true))),
      KindFixture(name: "gray.jpg", bytes: try fan.encodedJPEG(JPEGSettings(isGray: true))),
      KindFixture(
        name: "half-width-chroma.jpg",
        bytes: try fan.encodedJPEG(JPEGSettings(chromaSampling: .halfWidth))),
      KindFixture(name: "on-its-side.jpg", bytes: turned),
      KindFixture(
        name: "display-p3.jpg",
        bytes: JPEGParts.inserting(
          JPEGParts.profileSegments(wide), into: try fan.encodedJPEG(JPEGSettings(quality: 95)))),
      KindFixture(
        name: "profile-in-three-parts.jpg",
        bytes: JPEGParts.inserting([parts[2], parts[0], parts[1]], into: plain)),
      KindFixture(
        name: "inks-with-profile.jpg",
        bytes: JPEGParts.inserting(
          [adobe] + JPEGParts.profileSegments(inks),
          into: JPEGParts.flatPicture([255, 200, 30, 180]))),
    ]
  }

  private static func pngs() throws(ImageWritingError) -> [KindFixture] {
    let fan = ColorFan.bitmap(width: 32, height: 24)
    let opaque = try fan.encodedPNG(isOwnOutput: false)
    var clear = fan
    for x in 0..<fan.width { clear[x, 5] = Pixel(red: 20, green: 0, blue: 9, alpha: 77) }
    let deep = PNGParts.Header(width: 2, height: 2, depth: 16, colorType: 4)
    let palette = PNGParts.Header(width: 3, height: 1, depth: 8, colorType: 3)
    return [
      KindFixture(name: "opaque.png", bytes: opaque),
      KindFixture(name: "alpha.png", bytes: try clear.encodedPNG(isOwnOutput: false)),
      KindFixture(
        name: "display-p3.png",
        bytes: PNGParts.inserting([PNGParts.profileChunk(wide)], into: opaque)),
      KindFixture(
        name: "code-points.png",
        bytes: PNGParts.inserting([PNGParts.chunk("cICP", [12, 13, 0, 1])], into: opaque)),
      KindFixture(
        name: "gray-alpha-16-linear.png",
        bytes: PNGParts.picture(
          deep, chunks: [PNGParts.gammaChunk(100_000)],
          rows: [[1, 2, 255, 255, 128, 0, 9, 9], [255, 255, 0, 0, 60, 60, 200, 200]])),
      KindFixture(
        name: "palette-with-transparency.png",
        bytes: PNGParts.picture(
          palette,
          chunks: [
            PNGParts.chunk("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]),
            PNGParts.chunk("tRNS", [255, 90]),
          ], rows: [[0, 1, 2]])),
    ]
  }

  private static func profiles() -> [KindFixture] {
    [("display-p3.icc", wide), ("gray.icc", gray), ("inks.icc", inks)].map {
      KindFixture(name: $0, bytes: $1)
    }
  }

  /// A directory of one entry, in both byte orders. Source: TIFF 6.0, section 2.
  private static func exifBlocks() -> [KindFixture] {
    let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0,
    ]
    return [
      KindFixture(name: "big-endian.exif", bytes: big + [0, 0, 0, 0]),
      KindFixture(name: "little-endian.exif", bytes: little + [0, 0, 0, 0]),
    ]
  }
}
