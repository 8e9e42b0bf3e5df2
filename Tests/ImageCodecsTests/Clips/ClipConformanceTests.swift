import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// What others make of our clips.
struct ClipConformanceTests {
  private let size = PixelSize(width: 40, height: 30)

  private var images: [StraightBitmap] {
    var images = ClipPictures.movingSquare(size, count: 7)
    images.append(ClipPictures.noise(size, colorCount: 200))
    return images
  }

  @Test(.enabled(if: OtherPrograms.hasFFmpeg, OtherPrograms.noFFmpeg))
  func ffmpegSeesTheFramesOfAGIF() throws {
    let bytes = try gif(images, isOpaque: true)
    #expect(try framesOfFFmpeg(bytes, "clip.gif", ["-vsync", "passthrough"]) == images)
  }

  @Test(.enabled(if: OtherPrograms.hasPillow, OtherPrograms.noPillow))
  func pillowSeesTheFramesOfAGIF() throws {
    #expect(try framesOfPillow(gif(images, isOpaque: true), "clip.gif") == images)
  }

  @Test(.enabled(if: OtherPrograms.hasPillow, OtherPrograms.noPillow))
  func pillowSeesThroughAGIF() throws {
    let images = ClipPictures.movingSquare(size, count: 7, over: .clear)
    let shown = try framesOfPillow(gif(images, isOpaque: false), "clip.gif")
    #expect(shown.map { $0.colors.map(Pixel.init) } == images.map { $0.colors.map(Pixel.init) })
  }

  @Test(.enabled(if: OtherPrograms.hasFFmpeg, OtherPrograms.noFFmpeg))
  func ffmpegSeesTheFramesOfY4M() throws {
    let settings = ClipSettings(size: size, isOpaque: true, fps: 25)
    let bytes = try encode(images.map { ClipFrame(image: $0) }, with: Y4MStream(settings))

    let filter = "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int"
    let shown = try framesOfFFmpeg(bytes, "clip.y4m", ["-vf", filter])

    #expect(shown.count == images.count)
    #expect(ClipPictures.signalToNoise(shown, images) > 45)
  }

  #if WebP
    @Test(.enabled(if: OtherPrograms.hasPillow, OtherPrograms.noPillow))
    func pillowSeesTheFramesOfAWebP() throws {
      let settings = ClipSettings(size: size, isOpaque: true, fps: 25)
      let bytes = try encode(images.map { ClipFrame(image: $0) }, with: WebPClipStream(settings))
      #expect(try framesOfPillow(bytes, "clip.webp") == images)
    }
  #endif

  private func gif(_ images: [StraightBitmap], isOpaque: Bool) throws -> [UInt8] {
    let settings = ClipSettings(size: size, isOpaque: isOpaque, fps: 25)
    return try encode(images.map { ClipFrame(image: $0) }, with: GIFStream(settings))
  }

  private func framesOfFFmpeg(
    _ bytes: [UInt8], _ name: String, _ options: [String]
  ) throws -> [StraightBitmap] {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: name)
    let path = folder.url.appending(path: name).path
    return frames(
      try OtherPrograms.run(
        ["ffmpeg", "-v", "error", "-i", path] + options
          + ["-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"]))
  }

  private func framesOfPillow(_ bytes: [UInt8], _ name: String) throws -> [StraightBitmap] {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: name)
    let script = """
      import sys
      from PIL import Image, ImageSequence
      for frame in ImageSequence.Iterator(Image.open(sys.argv[1])):
          sys.stdout.buffer.write(frame.convert('RGBA').tobytes())
      """
    let path = folder.url.appending(path: name).path
    return frames(try OtherPrograms.run(["python3", "-c", script, path]))
  }

  private func frames(_ bytes: [UInt8]) -> [StraightBitmap] {
    stride(from: 0, to: bytes.count - bytes.count % (4 * size.area), by: 4 * size.area).map {
      start in
      let colors = (0..<size.area).map { pixel in
        let first = start + 4 * pixel
        return Color(
          red: bytes[first], green: bytes[first + 1], blue: bytes[first + 2],
          alpha: bytes[first + 3])
      }
      return StraightBitmap(size: size, colors: colors)
    }
  }
}
