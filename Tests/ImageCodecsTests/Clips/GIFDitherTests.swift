import ImageCodecs
import Pixels
import Testing

struct GIFDitherTests {
  private let size = PixelSize(width: 256, height: 192)

  @Test func stillAreasStayStill() throws {
    let images = frames()

    let clip = try GIFReader.read(encoded(images, isDithered: true))

    #expect(clip.frames.count == images.count)
    for frame in clip.frames.dropFirst() {
      #expect(frame.box.columns.upperBound <= 24 && frame.box.rows.upperBound <= 12)
    }
  }

  @Test func fromAfarThePatternComesNearerThanPlainColors() throws {
    let images = frames()

    let plain = try GIFReader.read(encoded(images, isDithered: false)).frames[0].image
    let pattern = try GIFReader.read(encoded(images, isDithered: true)).frames[0].image

    let wanted = fromAfar(images[0])
    let better = ClipPictures.signalToNoise([fromAfar(pattern)], [wanted])
    #expect(better > ClipPictures.signalToNoise([fromAfar(plain)], [wanted]) + 3)
  }

  @Test func colorsThatThePaletteHasAreDrawnPlain() throws {
    let images = ClipPictures.movingSquare(size, count: 4)
    #expect(try GIFReader.read(encoded(images, isDithered: true)).frames.map(\.image) == images)
  }

  /// Slopes of more colors than a palette has, and a dot that moves in their corner.
  private func frames() -> [StraightBitmap] {
    (0..<6).map { number in
      var image = StraightBitmap(size: size)
      for y in 0..<size.height {
        for x in 0..<size.width {
          image[x, y] = Color(red: UInt8(x), green: UInt8(y), blue: UInt8((x + y) / 2))
        }
      }
      for y in 0..<12 { for x in 0..<14 { image[x + 2 * number, y] = .white } }
      return image
    }
  }

  /// The means of 8 by 8 pixels.
  private func fromAfar(_ image: StraightBitmap) -> StraightBitmap {
    let small = PixelSize(width: image.width / 8, height: image.height / 8)
    var means = StraightBitmap(size: small)
    for y in 0..<small.height {
      for x in 0..<small.width {
        var sums = (0, 0, 0)
        for row in 0..<8 {
          for column in 0..<8 {
            let color = image[8 * x + column, 8 * y + row]
            sums = (sums.0 + Int(color.red), sums.1 + Int(color.green), sums.2 + Int(color.blue))
          }
        }
        means[x, y] = Color(
          red: UInt8((sums.0 + 32) / 64), green: UInt8((sums.1 + 32) / 64),
          blue: UInt8((sums.2 + 32) / 64))
      }
    }
    return means
  }

  private func encoded(_ images: [StraightBitmap], isDithered: Bool) throws -> [UInt8] {
    let settings = ClipSettings(size: size, isOpaque: true, fps: 25)
    return try encode(
      images.map { ClipFrame(image: $0) }, with: GIFStream(settings, isDithered: isDithered))
  }
}
