import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// What is found in a clip, from memory or from a file.
@Suite struct APNGReadingTests {
  @Test func aFileIsReadInPartsAndStaysOpenAsLongAsItsClip() throws {
    let long = try SampleClip(width: 200, height: 150, count: 9, isOpaque: false, seed: 3).encoded()
    #expect(long.count > 1 << 17)
    let folder = try TemporaryFolder()
    try folder.write(long, to: "a.apng")
    var handle: FileHandle? = try FileHandle(forReadingFrom: folder.url.appending(path: "a.apng"))
    let descriptor = try #require(handle).fileDescriptor

    let file = try APNGFile(.descriptor(descriptor), keeping: handle)
    handle = nil
    var player = try APNGPlayer(file)
    var shown: [StraightBitmap] = []
    while let picture = try player.next() { shown.append(picture.image) }

    #expect(shown == (try SampleClip.played(long).map(\.image)))
  }

  @Test(arguments: [true, false]) func whatCannotBeTransparentIsOpaque(isOpaque: Bool) throws {
    let clip = try SampleClip(width: 4, height: 4, count: 2, isOpaque: isOpaque, seed: 1).encoded()

    #expect(try APNGFile(clip).isOpaque == isOpaque)
  }

  @Test(arguments: [0.5, 10, 12, 23.976, 29.97, 30, 60, 240] as [Double])
  func framesStandForAsManyAsTheyWereWrittenFor(fps: Double) throws {
    let size = PixelSize(width: 1, height: 1)
    let ticks = (0..<400).map { $0 % 7 == 3 ? 9 : 1 }
    let frames = ticks.enumerated().map { index, ticks in
      ClipFrame(
        image: StraightBitmap(
          size: size, filledWith: Color(red: UInt8(index & 255), green: 0, blue: 0)), ticks: ticks)
    }
    let clip = SampleClip(ClipSettings(size: size, isOpaque: true, fps: fps), frames)

    let found = try APNGFile(clip.encoded()).ticks(at: fps)

    #expect(found.map(\.count) == ticks)
    #expect(found.first?.lowerBound == 0)
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
  }
}
