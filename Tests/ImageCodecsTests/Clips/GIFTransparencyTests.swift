import ImageCodecs
import Pixels
import Testing

struct GIFTransparencyTests {
  private let size = PixelSize(width: 40, height: 30)

  @Test func whatMovesOverNothingLeavesNothingBehind() throws {
    let images = ClipPictures.movingSquare(size, count: 10, over: .clear)
    #expect(try GIFReader.read(encoded(images)).frames.map(\.image) == images)
  }

  @Test func whatGoesAndComesBackIsDrawnAgain() throws {
    var full = ClipPictures.noise(size, colorCount: 30)
    full[0, 0] = .clear
    var hole = full
    for y in 4..<25 { for x in 7..<33 { hole[x, y] = .clear } }
    let empty = StraightBitmap(size: size)
    let images = [full, hole, full, empty, hole, empty, full]

    #expect(try GIFReader.read(encoded(images)).frames.map(\.image) == images)
  }

  @Test func aLongTimeBeforeSomethingGoesIsKept() throws {
    let images = ClipPictures.movingSquare(size, count: 3, over: .clear)
    let frames = zip(images, [1, 50_000, 1]).map { ClipFrame(image: $0, ticks: $1) }
    let settings = ClipSettings(size: size, isOpaque: false, fps: 50)

    let clip = try GIFReader.read(encode(frames, with: GIFStream(settings)))

    #expect(clip.frames.map(\.image) == [images[0], images[1], images[1], images[2]])
    #expect(clip.frames.map(\.delay) == [2, 65_535, 34_465, 2])
  }

  @Test func halfAndMoreIsDrawnLessIsNot() throws {
    var image = StraightBitmap(size: size, filledWith: .white)
    image[1, 1] = Color(red: 9, green: 8, blue: 7, alpha: 128)
    image[2, 1] = Color(red: 9, green: 8, blue: 7, alpha: 127)

    let shown = try GIFReader.read(encoded([image])).frames[0].image

    #expect(shown[1, 1] == Color(red: 9, green: 8, blue: 7))
    #expect(shown[2, 1] == .clear)
    #expect(shown[3, 1] == .white)
  }

  private func encoded(_ images: [StraightBitmap]) throws -> [UInt8] {
    let settings = ClipSettings(size: size, isOpaque: false, fps: 25)
    return try encode(images.map { ClipFrame(image: $0) }, with: GIFStream(settings))
  }
}
