import BoardRendering
import ImageCodecs
import Pixels
import Testing

struct ClipPageWriterTests {
  @Test func eachFrameIsInTheBytesThatComeWithIt() throws {
    let pieces = try SampleClip.pieces().map { String(decoding: $0, as: UTF8.self) }

    // Frames 1 to 10 are one picture.
    #expect(pieces.count == 1 + 1 + 289 + 1)
    #expect(pieces[0].contains("id=\"picture-0\"") && pieces[0].contains("id=\"frame-0\""))
    #expect(!pieces[1].contains("id=\"picture-"))
    #expect(pieces[1].contains("id=\"frame-1\"") && pieces[1].contains("id=\"frame-10\""))
    #expect(pieces[290].contains("id=\"picture-289\"") && pieces[290].contains("id=\"frame-299\""))
  }

  @Test func whereMuchChangesWholePicturesComeMoreOften() throws {
    let size = PixelSize(width: 10, height: 10)
    var writer = ClipPageWriter(
      title: "", settings: ClipSettings(size: size, isOpaque: true, fps: 30), scale: 1)

    // Nine tenths change each time: four make less than four frames, the fifth would make more.
    let isWhole = try (0..<12).map { frame in
      var image = StraightBitmap(size: size, filledWith: .white)
      for index in 0..<90 { image.colors[index] = Color(red: UInt8(frame), green: 0, blue: 0) }
      let bytes = try writer.append(
        ClipFrame(image: image), [ClipFacts(index: frame, time: Double(frame))])
      return String(decoding: bytes, as: UTF8.self).contains("\"isWhole\":true")
    }

    #expect(isWhole.indices.filter { isWhole[$0] } == [0, 5, 10])
  }

  @Test func whatIsHeldIsHeldAtTheFirstFrameAndElseAfterTheLast() throws {
    let settings = ClipSettings(
      size: PixelSize(width: 1, height: 1), isOpaque: true, fps: 10, playCount: 1)
    var writer = ClipPageWriter(title: "", settings: settings, scale: 1)
    func facts(_ index: Int) -> ClipFacts { ClipFacts(index: index, time: Double(index) / 10) }
    let white = StraightBitmap(size: settings.size, filledWith: .white)
    let black = StraightBitmap(size: settings.size, filledWith: .black)

    let bytes =
      try writer.append(ClipFrame(image: white, ticks: 5), [facts(0), facts(1)])
      + writer.append(ClipFrame(image: black, ticks: 4), [facts(2), facts(3)]) + writer.finish()

    let page = String(decoding: bytes, as: UTF8.self)
    for (frame, start) in [0, 4, 5, 6].enumerated() {
      #expect(page.contains("id=\"frame-\(frame)\">{\"start\":\(start),"), "frame \(frame)")
    }
    #expect(page.contains("\"ticks\":9,"))
  }
}
