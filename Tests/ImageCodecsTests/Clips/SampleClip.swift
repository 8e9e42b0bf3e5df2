import ImageCodecs
import Pixels
import TestSupport

/// A small clip whose frames differ in a rectangle, and how it is written.
struct SampleClip {
  var settings: ClipSettings
  var frames: [ClipFrame]

  init(_ settings: ClipSettings, _ frames: [ClipFrame]) {
    self.settings = settings
    self.frames = frames
  }

  /// Noise, of which another rectangle changes in each frame; some frames are like the one before.
  init(width: Int, height: Int, count: Int, isOpaque: Bool, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = PixelSize(width: width, height: height)
    func color() -> Color {
      Color(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...3, using: &random),
        blue: .random(in: 0...255, using: &random),
        alpha: isOpaque ? 255 : .random(in: 1...255, using: &random))
    }
    var image = StraightBitmap(size: size, colors: (0..<size.area).map { _ in color() })
    var frames: [ClipFrame] = []
    for _ in 0..<count {
      frames.append(ClipFrame(image: image, ticks: .random(in: 1...3, using: &random)))
      if Bool.random(using: &random) { continue }
      let columns = SampleClip.stretch(of: width, &random)
      for row in SampleClip.stretch(of: height, &random) {
        for column in columns { image[column, row] = color() }
      }
    }
    self.init(ClipSettings(size: size, isOpaque: isOpaque, fps: 30), frames)
  }

  private static func stretch(of length: Int, _ random: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: 0..<length, using: &random)
    return start..<Int.random(in: start + 1...length, using: &random)
  }

  func encoded() throws -> [UInt8] {
    let stream = try APNGStream(settings)
    var bytes: [UInt8] = []
    for frame in frames { bytes += try stream.append(frame) }
    let ending = try stream.finish()
    bytes += ending.bytes
    for correction in ending.corrections {
      bytes.replaceSubrange(
        correction.offset..<correction.offset + correction.bytes.count, with: correction.bytes)
    }
    return bytes
  }

  /// The frames with those that follow each other and are equal taken as one.
  var pictures: [ClipFrame] {
    frames.reduce(into: []) { pictures, frame in
      if pictures.last?.image == frame.image {
        pictures[pictures.count - 1].ticks += frame.ticks
      } else {
        pictures.append(frame)
      }
    }
  }

  /// What is seen of a file, picture by picture.
  static func played(_ bytes: [UInt8]) throws(APNGError) -> [(
    image: StraightBitmap, duration: Double
  )] {
    var player = try APNGPlayer(APNGFile(bytes))
    var shown: [(StraightBitmap, Double)] = []
    while let picture = try player.next() { shown.append(picture) }
    return shown
  }
}
