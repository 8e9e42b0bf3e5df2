import Foundation
import TestSupport
import Testing

/// What every format of a clip has in common, and what is true of one alone.
@Suite struct ClipFormatTests {
  private let folder: TemporaryFolder
  private var tool: BuiltTool

  /// As many as the move takes, and as many as the last one is held.
  private let frames = (shown: 61, held: 30)
  private let size = (width: 25, height: 21)

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writeThreeItems()
  }

  private static let needsFFmpeg = ConditionTrait.enabled(
    if: OtherProgram.ffmpeg != nil, OtherProgram.skipped)

  /// Those that need no program of others and that each build writes.
  private static let everywhere = ["c.apng", "c.gif", "c.y4m", "c.rgba", "c.html"]

  /// Those and what this build has beside them.
  private static let own: [String] = {
    #if WebP
      everywhere + ["c.webp"]
    #else
      everywhere
    #endif
  }()

  private func animate(_ name: String, _ more: String...) throws -> BuiltTool.Outcome {
    try tool.run(
      arguments: ["animate", "b.json", "--move", "0:2", "--scale", "0.25", "-o", name] + more)
  }

  /// The bytes of a clip that must come to be.
  private func clip(_ name: String) throws -> [UInt8] {
    let outcome = try animate(name)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return try folder.read(name)
  }

  @Test func y4mSaysWhatItIsAndHasEveryFrame() throws {
    let bytes = try clip("c.y4m")

    let header = "YUV4MPEG2 W25 H21 F30:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
    #expect(bytes.starts(with: header.utf8))
    let frame = "FRAME\n".utf8.count + 3 * size.width * size.height
    #expect(bytes.count == header.utf8.count + (frames.shown + frames.held) * frame)
    for number in 0..<frames.shown + frames.held {
      let start = header.utf8.count + number * frame
      #expect(bytes.dropFirst(start).starts(with: "FRAME\n".utf8), "frame \(number)")
    }
  }

  @Test func rawPixelsAreAllFramesAndNothingElse() throws {
    let bytes = try clip("c.rgba")

    let frame = 4 * size.width * size.height
    #expect(bytes.count == (frames.shown + frames.held) * frame)
    let last = bytes.suffix(frame)
    #expect(last.elementsEqual(bytes.dropLast(frames.held * frame).suffix(frame)))
    #expect(!last.elementsEqual(bytes.prefix(frame)))
  }

  @Test func aPageNamesItsFramesAndLoadsNothing() throws {
    let text = String(decoding: try clip("c.html"), as: UTF8.self)

    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.contains("\"frames\":\(frames.shown),\"ticks\":\(frames.shown + frames.held)"))
    #expect(text.components(separatedBy: " id=\"frame-").count == frames.shown + 1)
    #expect(text.contains("61 frames, 3.03 seconds"))
    for number in 0..<frames.shown {
      let facts = text.components(separatedBy: "id=\"frame-\(number)\">").last ?? ""
      #expect(facts.prefix { $0 != "}" }.contains("\"index\":\(number),"))
    }
    // The name of a kind of element is no address, nor is that of a field of the head.
    let rest = text.replacing("http://www.w3.org/2000/svg", with: "")
      .replacing("http-equiv=", with: "")
    #expect(!rest.contains("http:") && !rest.contains("https:"))
    #expect(!rest.contains(" src=\"") && !rest.contains("@import"))
  }

  @Test(needsFFmpeg) func theSizeOfAnMP4IsSaidAsTheFileHasIt() throws {
    let outcome = try animate("c.mp4", "--json")

    #expect(size.width % 2 == 1 && size.height % 2 == 1)
    #expect(outcome.json["width"] as? Int == size.width + 1)
    #expect(outcome.json["height"] as? Int == size.height + 1)
    #expect(outcome.errors.contains("\(size.width + 1) x \(size.height + 1) pixels"))
  }

  @Test(needsFFmpeg) func anMP4HasItsIndexBeforeItsPixels() throws {
    let bytes = Data(try clip("c.mp4"))

    #expect(bytes.dropFirst(4).starts(with: "ftyp".utf8))
    let index = try #require(bytes.range(of: Data("moov".utf8)))
    let pixels = try #require(bytes.range(of: Data("mdat".utf8)))
    #expect(index.lowerBound < pixels.lowerBound)
    let counted = try tool.shell(
      "ffmpeg -v error -i c.mp4 -fps_mode passthrough -f framecrc - | grep -vc '^#'")
    #expect(counted.text == "\(frames.shown + frames.held)\n")
  }

  @Test(arguments: ["c.apng", "c.gif", "c.y4m", "c.rgba", "c.html"])
  func whatLosesNothingHasNoQuality(name: String) throws {
    let outcome = try animate(name, "--quality", "80")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--quality does nothing with"), "\(outcome.errors)")
    #expect(try folder.names() == ["b.json"])
  }

  @Test(arguments: ["c.apng", "c.webp", "c.mp4", "c.y4m", "c.rgba", "c.html"])
  func onlyAGIFIsDithered(name: String) throws {
    let outcome = try animate(name, "--dither")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--dither does nothing with"), "\(outcome.errors)")
    #expect(try folder.names() == ["b.json"])
  }

  #if WebP
    @Test func aWebPIsAClipAndLessQualityMakesItShorter() throws {
      let bytes = try clip("c.webp")
      #expect(bytes.starts(with: "RIFF".utf8))
      #expect(bytes.dropFirst(8).starts(with: "WEBPVP8X".utf8))

      let lengths = try [95, 60, 20].map { quality in
        let outcome = try animate("q.webp", "--quality", "\(quality)")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        return try folder.read("q.webp").count
      }
      #expect(lengths[0] > lengths[1] && lengths[1] > lengths[2], "\(lengths)")
    }
  #endif

  @Test(arguments: own) func theSameBytesComeTwice(name: String) throws {
    #expect(try clip(name) == clip(name))
  }

  /// The old file is the longer one, so that none of its end can stay.
  @Test(arguments: own) func aFileThatIsThereIsReplacedWhole(name: String) throws {
    let bytes = try clip(name)
    try folder.write(Array(repeating: 7, count: 1_000_000), to: name)

    #expect(try clip(name) == bytes)
    #expect(try folder.names() == ["b.json", name])
  }

  @Test(arguments: own) func aClipThatFailsLeavesTheOldOne(name: String) throws {
    try folder.write(text: "precious", to: name)

    let outcome = try animate(name, "--max-bytes", "200")

    #expect(outcome.exitCode == 6)
    #expect(outcome.errors.contains("more than 200 bytes"), "\(outcome.errors)")
    #expect(try folder.read(name) == Array("precious".utf8))
    #expect(try folder.names() == ["b.json", name])
  }

  @Test mutating func withoutFFmpegThereIsNoMP4() throws {
    tool.environment["PATH"] = folder.url.appending(path: "none").path
    try folder.write(text: "precious", to: "old.mp4")

    for name in ["old.mp4", "new.mp4"] {
      let outcome = try animate(name)
      #expect(outcome.exitCode == 7)
      #expect(outcome.errors.contains("made by ffmpeg, which is not there"), "\(outcome.errors)")
    }
    #expect(try folder.names() == ["b.json", "old.mp4"])
    #expect(try folder.read("old.mp4") == Array("precious".utf8))
  }

  @Test mutating func anFFmpegThatFailsIsQuoted() throws {
    let script = "#!/bin/sh\n/bin/cat > /dev/null\necho 'no such codec' >&2\nexit 3\n"
    try folder.write(text: script, to: "programs/ffmpeg")
    let programs = folder.url.appending(path: "programs")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: programs.appending(path: "ffmpeg").path)
    tool.environment["PATH"] = programs.path

    let outcome = try animate("c.mp4")

    #expect(outcome.exitCode == 7)
    #expect(outcome.errors.contains("ffmpeg failed: no such codec"), "\(outcome.errors)")
    #expect(try folder.names() == ["b.json", "programs"])
  }
}
