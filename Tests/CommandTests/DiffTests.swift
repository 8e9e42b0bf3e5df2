import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct DiffTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writePNG("a.png", 20, 10, .white)
    try folder.writePNG("same.png", 20, 10, .white)
    try folder.writePNG("tall.png", 20, 11, .white)
    try write("b.png", 20, 10) { $0[3, 4] = Color(red: 254, green: 255, blue: 255) }
  }

  private func write(
    _ name: String, _ width: Int, _ height: Int, change: (inout StraightBitmap) -> Void
  ) throws {
    var picture = StraightBitmap(
      size: PixelSize(width: width, height: height), filledWith: .white)
    change(&picture)
    try folder.write(try picture.encodedPNG(isOwnOutput: false), to: name)
  }

  @Test func equalPicturesAreDoneWith() throws {
    let outcome = try tool.run("diff", "a.png", "same.png")

    #expect(outcome.exitCode == 0)
    #expect(outcome.text == "a.png and same.png are equal\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func onePixelByOneLevelIsADifference() throws {
    let outcome = try tool.run("diff", "a.png", "b.png", "--json")

    #expect(outcome.exitCode == 1)
    #expect(outcome.json["status"] as? String == "different")
    #expect(outcome.json["reason"] as? String == "pixels")
    #expect(outcome.json["diffCount"] as? Int == 1)
    #expect(outcome.json["maxDelta"] as? Double == 1)
    #expect(outcome.json["first"] as? [Int] == [3, 4])
    #expect(outcome.json["sizeA"] as? [Int] == [20, 10])
  }

  @Test func theJSONHasTheKeysThatAreDescribed() throws {
    let outcome = try tool.run("diff", "a.png", "same.png", "--json")

    #expect(
      Set(outcome.json.keys) == [
        "status", "reason", "diffCount", "ratio", "maxDelta", "first", "ignoredAntialiased",
        "ignoredClusters", "sizeA", "sizeB", "rows", "columns",
      ])
    #expect(outcome.json["status"] as? String == "equal")
    #expect(outcome.json["reason"] is NSNull)
  }

  @Test(arguments: [
    (20, 10, 1, 0.005, "(0.5 %)"), (30, 10, 1, 1.0 / 300, "(0.33 %)"),
    (200, 200, 1, 0.000025, "(under 0.01 %)"), (200, 200, 39_999, 0.999975, "(over 99.99 %)"),
    (20, 10, 200, 1.0, "(100 %)"), (10, 10, 57, 0.57, "(57 %)"),
  ])
  func theShareIsShortForPeopleAndExactForPrograms(
    width: Int, height: Int, count: Int, ratio: Double, words: String
  ) throws {
    try folder.writePNG("x.png", width, height, .white)
    try write("y.png", width, height) { picture in
      for pixel in 0..<count { picture[pixel % width, pixel / width] = .black }
    }

    let said = try tool.run("diff", "x.png", "y.png").text
    let json = try tool.run("diff", "x.png", "y.png", "--json").json

    #expect(said.contains("\(count) pixel"))
    #expect(said.contains(words), "\(said)")
    #expect(abs(try #require(json["ratio"] as? Double) - ratio) < 1e-15)
  }

  @Test func aMetricWithAThresholdToleratesIt() throws {
    #expect(
      try tool.run("diff", "a.png", "b.png", "--metric", "yiq", "--threshold", "0.1").exitCode == 0)
    #expect(try tool.run("diff", "a.png", "b.png", "--metric", "channel:1").exitCode == 0)
    #expect(try tool.run("diff", "a.png", "b.png", "--metric", "channel:0").exitCode == 1)
  }

  @Test(arguments: [
    ["--threshold", "0.1"], ["--metric", "yiq", "--threshold", "2"], ["--metric", "psnr"],
    ["--metric", "exact", "--threshold", "0.5"], ["--metric", "yiq", "--threshold", "1e-3"],
    ["--ignore-regions", "1:2"], ["--ignore-regions", "9:9-1:1"], ["--diff-color", "reddish"],
    ["--ignore-regions", "99999999999999999999:0-1:1"], ["--style", "film"],
    ["--metric", "channel", "--threshold", "nan"],
  ])
  func optionsThatMakeNoSenseAreRefused(options: [String]) throws {
    let outcome = try tool.run(arguments: ["diff", "a.png", "b.png"] + options)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("waterfall: --"))
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func anotherSizeIsAVerdictOfItsOwnWithAPicture() throws {
    let outcome = try tool.run("diff", "a.png", "tall.png", "-o", "d.png", "--json")

    #expect(outcome.exitCode == 1)
    #expect(outcome.json["reason"] as? String == "size")
    #expect(outcome.json["diffCount"] as? Int == 20)
    #expect(outcome.json["sizeB"] as? [Int] == [20, 11])
    #expect(try folder.readBitmap("d.png").size == PixelSize(width: 20, height: 11))
    #expect(try tool.run("diff", "a.png", "tall.png").text.contains("20 x 10 and 20 x 11"))
  }

  @Test func thePictureMarksWhatDiffersInTheColorAskedFor() throws {
    let outcome = try tool.run("diff", "a.png", "b.png", "-o", "d.png", "--diff-color", "blue")

    #expect(outcome.exitCode == 1)
    let picture = try folder.readBitmap("d.png")
    #expect(picture[3, 4] == Pixel(.blue))
    #expect(picture[4, 4] == Pixel(.white))
  }

  @Test func regionsAndMasksAreNotCompared() throws {
    try write("mask.png", 20, 10) { $0[3, 4] = .black }

    #expect(try tool.run("diff", "a.png", "b.png", "--ignore-regions", "3:4-3:4").exitCode == 0)
    #expect(
      try tool.run("diff", "a.png", "b.png", "--ignore-regions", "0:0-2:9,4:0-19:9").exitCode == 1)
    #expect(try tool.run("diff", "a.png", "b.png", "--mask", "mask.png").exitCode == 0)
    #expect(try tool.run("diff", "a.png", "same.png", "--mask", "tall.png").exitCode == 2)
  }

  @Test func aComparisonThatCannotBeMadeIsNoPass() throws {
    try folder.write(Array("no picture".utf8), to: "text.png")
    let whole = try Bitmap.noise(width: 40, height: 40).encodedPNG()
    try folder.write(Array(whole.dropLast(whole.count / 2)), to: "cut.png")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)

    for pair in [
      ["a.png", "missing.png"], ["text.png", "text.png"], ["cut.png", "cut.png"],
      ["a.png", "cut.png"], ["empty", "empty"],
      ["empty", "a.png"], ["a.png", "empty"], ["a.png"], ["a.png", "b.png", "same.png"],
      ["a.png", ""], ["a.png", "/dev/null"],
    ] {
      let outcome = try tool.run(arguments: ["diff"] + pair)

      #expect(outcome.exitCode == 2, "\(pair)")
      #expect(outcome.text.isEmpty, "\(pair)")
      #expect(outcome.errors.filter { $0 == "\n" }.count == 1, "\(pair)")
    }
    #expect(try tool.run("diff", "a.png", "b.png", "--max-pixels", "10").exitCode == 6)
  }

  @Test func neitherPictureIsReplacedByTheDifference() throws {
    let before = try folder.read("a.png")

    #expect(try tool.run("diff", "a.png", "b.png", "-o", "a.png").exitCode == 5)
    #expect(try folder.read("a.png") == before)
  }

  @Test func ofFoldersEachFrameIsCompared() throws {
    for (index, level) in [255, 200, 100, 0].enumerated() {
      for name in ["x", "y", "late"] {
        let shown = name == "late" ? [255, 255, 200, 100][index] : level
        try write("\(name)/frame_0000\(index).png", 6, 6) { picture in
          picture[0, 0] = Color(red: 9, green: UInt8(shown), blue: 9)
          if name == "y", index == 2 { picture[5, 5] = .black }
        }
      }
    }

    let same = try tool.run("diff", "x", "x", "--json")
    let one = try tool.run("diff", "x", "y", "--json", "-o", "d")
    let late = try tool.run("diff", "x", "late")

    #expect(same.exitCode == 0)
    #expect(one.exitCode == 1)
    #expect(one.json["diffCount"] as? Int == 1)
    let sequence = one.json["sequence"] as? [String: Any]
    #expect(sequence?["firstDifferent"] as? Int == 2)
    #expect(sequence?["settlesEqual"] as? Bool == true)
    #expect(try folder.readBitmap("d/frame_00002.png")[5, 5] == Pixel(.red))
    #expect(late.exitCode == 1)
    #expect(late.text.contains("late by 1 frame"))
  }

  @Test func aFrameThatIsMissingIsADifference() throws {
    for index in 0..<3 {
      try folder.writePNG("x/\(index).png", 4, 4, .white)
      if index != 1 { try folder.writePNG("y/\(index).png", 4, 4, .white) }
    }

    let outcome = try tool.run("diff", "x", "y", "--json")

    #expect(outcome.exitCode == 1)
    #expect(outcome.json["reason"] as? String == "frames")
  }
}
