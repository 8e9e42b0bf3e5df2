import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// The small files of `Fixtures/kinds`, and what fuzzers have found.
struct KindFixtureTests {
  private static let folder = Cases.packageFolder.appending(path: "Fixtures")

  @Test func everyKindIsReadWithoutAWarning() throws {
    let files = try files(in: "kinds").filter {
      ["jpg", "png"].contains($0.pathExtension)
        || FormatFixture.names.contains($0.lastPathComponent)
    }
    #expect(files.count > 10)

    for file in files {
      let reading = try PictureReading(.bytes([UInt8](try Data(contentsOf: file))))
      #expect(reading.warnings == [], "\(file.lastPathComponent)")
    }
  }

  @Test func fullColorsOfDisplayP3AreCutOffAndWhiteStaysWhite() throws {
    let file = Self.folder.appending(path: "kinds/display-p3.jpg")

    let bitmap = try ImageFormats.decode(.bytes([UInt8](try Data(contentsOf: file))))

    let (white, red) = (bitmap[0, 0], bitmap[1, 63])
    #expect(min(white.red, white.green, white.blue) >= 252)
    #expect(red.red >= 250 && red.green <= 12)
    // In Display P3 this orange is 255, 128, 0; green is less in sRGB, as red is.
    let orange = bitmap[8, 63]
    #expect((100...125).contains(orange.green), "\(orange)")
  }

  @Test func noFindingDoesHarmAgain() throws {
    guard FileManager.default.fileExists(atPath: Self.folder.appending(path: "damaged").path)
    else { return }
    for file in try files(in: "damaged") {
      _ = try? PictureReading(.bytes([UInt8](try Data(contentsOf: file))))
    }
  }

  private func files(in name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: name), includingPropertiesForKeys: nil)
  }
}
