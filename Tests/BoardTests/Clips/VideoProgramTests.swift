import BoardRendering
import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

struct VideoProgramTests {
  private let size = PixelSize(width: 65, height: 47)

  @Test(.enabled(if: OtherPrograms.hasFFmpeg, OtherPrograms.noFFmpeg))
  func aVideoHasAllFramesAndSaysWhatItsColorsAre() throws {
    let folder = try TemporaryFolder()
    try folder.write(try video(of: frames), to: "clip.mp4")

    let words = try OtherPrograms.run([
      "ffprobe", "-v", "error", "-count_frames", "-of", "default=nk=0:nw=1", "-show_entries",
      "stream=codec_name,width,height,pix_fmt,color_space,color_primaries,color_transfer,"
        + "color_range,r_frame_rate,nb_read_frames", folder.url.appending(path: "clip.mp4").path,
    ])

    let facts = Set(String(decoding: words, as: UTF8.self).split(separator: "\n").map(String.init))
    let wanted: Set = [
      "codec_name=h264", "width=66", "height=48", "pix_fmt=yuv420p", "color_space=bt709",
      "color_primaries=bt709", "color_transfer=iec61966-2-1", "color_range=tv",
      "r_frame_rate=30000/1001", "nb_read_frames=7",
    ]
    #expect(facts.isSuperset(of: wanted), "\(wanted.subtracting(facts))")
  }

  @Test(.enabled(if: OtherPrograms.hasFFmpeg, OtherPrograms.noFFmpeg))
  func itsPicturesAreOursOnWhite() throws {
    let folder = try TemporaryFolder()
    try folder.write(try video(of: frames), to: "clip.mp4")

    let shown = try OtherPrograms.run([
      "ffmpeg", "-v", "error", "-i", folder.url.appending(path: "clip.mp4").path, "-vf",
      "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int", "-f", "rawvideo",
      "-pix_fmt", "rgba", "pipe:1",
    ])

    #expect(shown.count == 7 * 66 * 48 * 4)
    func red(_ frame: Int, _ x: Int, _ y: Int) -> Int {
      Int(shown[((frame * 48 + y) * 66 + x) * 4])
    }
    #expect(abs(red(0, 40, 40) - 255) < 6, "clear is white")
    #expect(abs(red(0, 10, 20) - 127) < 6, "half of black is gray")
    #expect(abs(red(6, 10, 20) - 0) < 6)
    #expect(abs(red(6, 65, 40) - 255) < 6 && abs(red(6, 40, 47) - 255) < 6, "the added edge")
  }

  @Test(.enabled(if: OtherPrograms.hasFFmpeg, OtherPrograms.noFFmpeg))
  func itsIndexComesFirstAndTheSameFramesMakeTheSameBytes() throws {
    let bytes = try video(of: frames)

    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 0 }, as: UTF8.self)
    let (index, pictures) = (text.firstRange(of: "moov"), text.firstRange(of: "mdat"))
    #expect(try #require(index).lowerBound < (try #require(pictures)).lowerBound)
    #expect(try video(of: frames) == bytes)
  }

  @Test(.enabled(if: OtherPrograms.hasFFmpeg, OtherPrograms.noFFmpeg))
  func qualityMakesItLarger() throws {
    var generator = SeededGenerator(seed: 7)
    let colors = (0..<size.area).map { _ in
      Color(red: UInt8.random(in: 0...255, using: &generator), green: 128, blue: 128)
    }
    let noise = [ClipFrame(image: StraightBitmap(size: size, colors: colors))]

    #expect(try video(of: noise, quality: 95).count > video(of: noise, quality: 30).count + 500)
  }

  @Test(.enabled(if: OtherPrograms.hasFFmpeg, OtherPrograms.noFFmpeg))
  func whatTheProgramSaysIsTheReason() throws {
    // H.264 ends at 16,384 pixels.
    let settings = ClipSettings(
      size: PixelSize(width: 40_000, height: 2), isOpaque: true, fps: 30)
    let image = StraightBitmap(size: settings.size, filledWith: .white)
    let error = #expect(throws: ImageWritingError.self) {
      _ = try run([ClipFrame(image: image)], VideoProgramStream(settings))
    }
    guard case .programFailed("ffmpeg", let words) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(words.contains("40000"))
  }

  @Test func aProgramThatIsNotThereIsNamed() {
    #expect(throws: ImageWritingError.needsProgram("no-such-ffmpeg")) {
      try VideoProgramStream(settings, program: "no-such-ffmpeg")
    }
  }

  @Test func aProgramThatDoesNotReadIsAnErrorNotTheEnd() throws {
    let folder = try TemporaryFolder()
    let program = try script("echo first >&2; echo second >&2; exit 3", in: folder)
    let long = ClipFrame(image: frames[0].image, ticks: 2000)

    #expect(throws: ImageWritingError.programFailed(program, "first; second")) {
      try run([long], VideoProgramStream(settings, program: program))
    }
  }

  @Test func aProgramThatFailsInTheEndIsAnError() throws {
    let folder = try TemporaryFolder()
    let program = try script("cat > /dev/null; echo full >&2; exit 1", in: folder)

    #expect(throws: ImageWritingError.programFailed(program, "full")) {
      try run(frames, VideoProgramStream(settings, program: program))
    }
  }

  @Test func allPixelsArriveEvenAndOpaque() throws {
    let folder = try TemporaryFolder()
    let program = try script("for last; do :; done; cat > \"$last\"", in: folder)

    let bytes = try run(frames, VideoProgramStream(settings, program: program))

    #expect(bytes.count == 7 * 66 * 48 * 4)
    #expect(stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 })
  }

  @Test func aProgramDoesNotOutliveItsStream() throws {
    let folder = try TemporaryFolder()
    let note = folder.url.appending(path: "number").path
    let program = try script(
      "echo $$ > '\(note).new'; mv '\(note).new' '\(note)'; exec sleep 1000", in: folder)
    var number: Int32 = 0
    do {
      let stream = try VideoProgramStream(settings, program: program)
      while !FileManager.default.fileExists(atPath: note) { sched_yield() }
      let text = try String(contentsOfFile: note, encoding: .utf8)
      number = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(number, 0) == 0)
      withExtendedLifetime(stream) {}
    }
    #expect(kill(number, 0) != 0, "neither runs nor waits to be collected")
  }

  private var settings: ClipSettings {
    ClipSettings(size: size, isOpaque: false, fps: 29.97)
  }

  /// A dark area that becomes opaque, on nothing.
  private var frames: [ClipFrame] {
    [UInt8(128), 255].map { alpha in
      var image = StraightBitmap(size: size)
      let color = Color(red: 0, green: 0, blue: 0, alpha: alpha)
      for y in 8..<32 { for x in 0..<32 { image[x, y] = color } }
      return ClipFrame(image: image, ticks: alpha == 255 ? 5 : 2)
    }
  }

  private func video(of frames: [ClipFrame], quality: Int? = nil) throws -> [UInt8] {
    try run(frames, VideoProgramStream(settings, quality: quality))
  }

  @discardableResult
  private func run(_ frames: [ClipFrame], _ stream: VideoProgramStream) throws -> [UInt8] {
    var stream = stream
    for frame in frames { #expect(try stream.append(frame) == []) }
    return try stream.finish().bytes
  }

  private func script(_ line: String, in folder: TemporaryFolder) throws -> String {
    try folder.write(Array("#!/bin/sh\n\(line)\n".utf8), to: "program")
    let path = folder.url.appending(path: "program").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }
}
