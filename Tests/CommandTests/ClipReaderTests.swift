import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Clips as programs of others decode them.
@Suite struct ClipReaderTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.write(
      text: """
        { "version": 1, "canvas": { "width": 120 }, "layout": { "columns": 2 },
          "style": { "cornerRadius": 9, "shadow": true },
          "items": [ { "id": "a", "size": [2, 1], "color": "#c33" },
                     { "id": "b", "size": [2, 3], "color": "#3c3" },
                     { "id": "c", "size": [1, 1], "color": "#33c" } ] }
        """, to: "b.json")
  }

  /// The pictures of a clip, one after the other.
  private func pixels(background: String) throws -> (pixels: [Color], durations: [Double]) {
    let outcome = try tool.run(
      "animate", "b.json", "--move", "0:2", "--background", background, "-o", "c.apng")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    var player = try APNGPlayer(APNGFile(folder.read("c.apng")))
    var pixels: [Color] = []
    var durations: [Double] = []
    while let (image, duration) = try player.next() {
      pixels += image.colors
      durations.append(duration)
    }
    #expect(durations.count > 20)
    return (pixels, durations)
  }

  /// Of straight RGBA.
  private func colors(_ data: Data) -> [Color] {
    let bytes = [UInt8](data)
    return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      Color(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
        alpha: bytes[start + 3])
    }
  }

  @Test(
    .enabled(if: OtherProgram.ffmpeg != nil, OtherProgram.skipped),
    arguments: ["white", "transparent"])
  func ffmpegSeesTheSamePixels(background: String) throws {
    let (pixels, _) = try pixels(background: background)

    let outcome = try tool.shell(
      "ffmpeg -v error -i c.apng -fps_mode passthrough -f rawvideo -pix_fmt rgba -")

    #expect(outcome.errors.isEmpty)
    #expect(colors(outcome.output) == pixels)
  }

  @Test(
    .enabled(if: OtherProgram.pillow != nil, OtherProgram.skipped),
    arguments: ["white", "transparent"])
  func pillowSeesTheSamePixelsAndDelays(background: String) throws {
    let (pixels, durations) = try pixels(background: background)
    let script = """
      import sys
      from PIL import Image
      clip = Image.open("c.apng")
      for number in range(clip.n_frames):
          clip.seek(number)
          sys.stdout.buffer.write(clip.convert("RGBA").tobytes())
          sys.stderr.write(str(clip.info["duration"]) + "\\n")
      """
    try folder.write(text: script, to: "show.py")

    let outcome = try tool.shell("python3 show.py")

    #expect(colors(outcome.output) == pixels)
    let milliseconds = outcome.errors.split(separator: "\n").compactMap { Double($0) }
    #expect(milliseconds.count == durations.count)
    for (shown, duration) in zip(milliseconds, durations) {
      #expect(abs(shown - duration * 1000) < 0.01)
    }
  }

  @Test(.enabled(if: OtherProgram.ffmpeg != nil, OtherProgram.skipped))
  func a12ffmpegReadsAllFramesOfAFolder() throws {
    try folder.write(
      text: """
        { "version": 1, "fps": 50, "steps": [ { "press": "a" }, { "hold": 24.68 },
          { "cancel": true } ] }
        """, to: "g.json")
    _ = try tool.run("frames", "b.json", "--gesture", "g.json", "--scale", "0.1", "-o", "f/")

    let outcome = try tool.shell(
      "ffmpeg -v error -framerate 60 -i f/frame_%05d.png -f framecrc - | grep -vc '^#'")

    #expect(outcome.errors.isEmpty)
    #expect(outcome.text == "1250\n")
  }
}
