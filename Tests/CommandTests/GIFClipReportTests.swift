import Foundation
import TestSupport
import Testing

/// A13: a GIF asked for at 60 fps plays at the right speed.
@Suite struct GIFClipReportTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  /// Something moves by a pixel and more in each of the frames in the middle.
  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writeThreeItems(width: 600)
    try folder.write(
      text: """
        { "version": 1, "steps": [ { "press": "a" }, { "hold": 0.6 },
          { "drag": "c", "seconds": 3 }, { "drop": true } ] }
        """, to: "g.json")
  }

  /// Thirty frames around the middle of the drag.
  private func animate(fps: Int, _ more: String...) throws -> BuiltTool.Outcome {
    let start = fps * 21 / 10 - 15
    return try tool.run(
      arguments: [
        "animate", "b.json", "--gesture", "g.json", "--fps", "\(fps)", "--from", "\(start)f",
        "--to", "\(start + 29)f", "--hold-last", "0", "-o", "c.gif",
      ] + more)
  }

  /// In hundredths of seconds. Source: GIF89a specification, 15 to 27.
  private func delays(_ bytes: [UInt8]) -> [Int] {
    var delays: [Int] = []
    func tableCount(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var position = 13 + tableCount(bytes[10])
    while position < bytes.count, bytes[position] != 0x3B {
      if bytes[position] == 0x21 {
        if bytes[position + 1] == 0xF9 {
          delays.append(Int(bytes[position + 4]) | Int(bytes[position + 5]) << 8)
        }
        position += 2
      } else {
        position += 11 + tableCount(bytes[position + 9])
      }
      while bytes[position] != 0 { position += 1 + Int(bytes[position]) }
      position += 1
    }
    return delays
  }

  @Test(arguments: [60, 50, 30, 25, 12])
  func a13DelaysAddUpToTheTime(fps: Int) throws {
    let outcome = try animate(fps: fps)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")

    let delays = try delays(folder.read("c.gif"))
    #expect(delays.allSatisfy { $0 >= 2 })
    #expect(abs(Double(delays.reduce(0, +)) - 3000 / Double(fps)) <= 1)
    #expect((delays.count < 30) == (fps > 50))
    #expect(outcome.errors.contains("were left out") == (fps > 50), "\(outcome.errors)")
    if fps == 30 { #expect(delays.allSatisfy { [3, 4].contains($0) }) }
  }

  @Test func a13AGIFLoopsForeverUnlessToldOtherwise() throws {
    _ = try animate(fps: 30)
    let endless = try folder.read("c.gif")
    _ = try animate(fps: 30, "--repeat", "1")
    let once = try folder.read("c.gif")

    #expect(loops(endless) == 0)
    #expect(loops(once) == nil)
  }

  /// As NETSCAPE2.0 says: 0 without end, nil where it says nothing.
  private func loops(_ bytes: [UInt8]) -> Int? {
    let name = Array("NETSCAPE2.0".utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: name) }
    return place.map { Int(bytes[$0 + 13]) | Int(bytes[$0 + 14]) << 8 }
  }
}
