#if os(Linux)
  import Foundation
  import HandmadeFiles
  import TestSupport
  import Testing

  /// A file that is refused costs at most 64 MB and two seconds.
  ///
  /// The shell's limits see to both: of data in KB, of processor time in seconds. A tool that needs
  /// more is killed, or says that memory is missing. Linux alone counts data in this way.
  @Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped)) struct HostileFileTests {
    private struct Entry: Decodable {
      let file: String
      let category: String
      let expect: String
    }

    private let folder: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
      folder = try TemporaryFolder()
      tool = BuiltTool(in: folder)
    }

    @Test func allHostileFilesOfTheCasesTogetherCostLessThanOneMay() throws {
      struct Manifest: Decodable {
        let files: [Entry]
      }
      let manifest = try JSONDecoder().decode(
        Manifest.self, from: Cases.data("pictures/MANIFEST.json"))
      let entries = manifest.files.filter {
        ["bomb", "corrupt", "truncated"].contains($0.category)
      }
      #expect(entries.count > 30)
      let paths = entries.map { Cases.folder.appending(path: "pictures/" + $0.file).path }

      let outcome = try runWithLimits(paths)

      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      for entry in entries where entry.expect == "error" {
        #expect(outcome.errors.contains(entry.file + " was skipped"), "\(entry.file)")
      }
      #expect(!outcome.errors.contains("memory"), "\(outcome.errors)")
    }

    @Test func aProgressivePictureOfManyPixelsIsRefusedBeforeItsMemoryIsTaken() throws {
      // 14000 × 14000 pixels, three channels: 1.2 GB of coefficients.
      let size: [UInt8] = [0x36, 0xB0, 0x36, 0xB0]
      let frame: [UInt8] = [8] + size + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
      let scan: [UInt8] = [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]
      let flat = JPEGParts.flatPicture([1, 2, 3])
      let frameStart = try #require(flat.firstIndex(of: 0xC0))
      var file = Array(flat[..<(frameStart - 1)])
      file += JPEGParts.segment(0xC2, frame) + JPEGParts.segment(0xDA, scan)
      file += [UInt8](repeating: 0, count: 50) + JPEGParts.endOfImage
      try folder.write(file, to: "huge.jpg")

      let outcome = try runWithLimits(["huge.jpg"])

      #expect(outcome.exitCode == 6, "\(outcome.errors)")
      #expect(outcome.errors.contains("the limit is 512"), "\(outcome.errors)")
    }

    @Test func aProfileOfMoreThanEightMegabytesIsNotRead() throws {
      let chunk = PNGParts.profileChunk([UInt8](repeating: 7, count: 8_000_000))
      let header = PNGParts.Header(width: 1, height: 1, colorType: 0)
      try folder.write(
        PNGParts.picture(header, chunks: [chunk], rows: [[9]]), to: "profile.png")

      let outcome = try runWithLimits(["profile.png"])

      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("iCCP is too long"), "\(outcome.errors)")
    }

    private func runWithLimits(_ paths: [String]) throws -> BuiltTool.Outcome {
      try folder.write(text: paths.joined(separator: "\n"), to: "list")
      return try tool.shell(
        #"""
        ulimit -d 65536; ulimit -t 2
        exec "$waterfall" --files-from list -o out.png --width 64 --threads 1
        """#)
    }
  }
#endif
