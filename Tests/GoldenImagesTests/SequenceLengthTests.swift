import BoardModel
import Foundation
import GoldenImages
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Sequences of no frame, of one and of many are goldens like any other.
@Suite struct SequenceLengthTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The 10,000 frames that are gone through in a few seconds stand for those of the long form.
  private static let isLong =
    ProcessInfo.processInfo.environment["WATERFALL_LONG_SEQUENCES"] == "1"

  /// A ground on which noise moves to and fro; every fifth frame repeats the one before.
  private static func frame(_ index: Int, _ size: PixelSize) -> StraightBitmap {
    let step = index - (index % 5 == 4 ? 1 : 0)
    var picture = StraightBitmap(size: size, filledWith: Color(red: 30, green: 90, blue: 120))
    var random = SeededGenerator(seed: UInt64(step) + 7)
    let side = size.height / 4
    let left = abs(step % (2 * (size.width - side)) - (size.width - side))
    for y in 0..<side {
      for x in 0..<side { picture[left + x, y] = Color(bits: random.next()) }
    }
    return picture
  }

  private func sequence(
    _ count: Int, size: PixelSize = PixelSize(width: 24, height: 16), changing changed: Int? = nil
  ) -> GoldenSubject {
    .frames(count, fps: 29.97) { index in
      var picture = Self.frame(index, size)
      if index == changed { picture[size.width - 1, size.height - 1].red ^= 1 }
      return picture
    }
  }

  private func judge(_ sequence: GoldenSubject, _ mode: RecordMode = .never) -> GoldenResult {
    GoldenJudge(mode: mode).judge(sequence, named: "long", in: folder.path())
  }

  @Test(arguments: [0, 1, 2, 400]) func whatWasRecordedPasses(count: Int) throws {
    #expect(judge(sequence(count), .missing).findings.isRecorded)

    let result = judge(sequence(count))

    #expect(result.matches)
    #expect(result.findings.frameCount == count)
    #expect(
      try folder.names() == (count == 0 ? ["long.json"] : ["long.apng", "long.json"]))
  }

  @Test(arguments: [1, 2, 400]) func theFrameThatDiffersIsFound(count: Int) throws {
    _ = judge(sequence(count), .all)

    let result = judge(sequence(count, changing: count - 1))

    #expect(result.findings.differentFrames.map(\.index) == [count - 1])
    #expect(result.firstChange?.place == .init(x: 23, y: 15))
    #expect(result.pictures.map(\.kind) == [.reference, .actual, .difference])
  }

  @Test func aFrameMoreOrLessIsADifference() throws {
    _ = judge(sequence(2), .all)

    for count in [0, 1, 3] {
      let result = judge(sequence(count))

      #expect(result.findings.status == .different)
      #expect(result.findings.reason == .frames)
    }
    #expect(judge(sequence(0), .failed).findings.isRecorded)
    #expect(try folder.names() == ["long.json"])
    #expect(judge(sequence(1)).findings.reason == .frames)
  }

  @Test(.enabled(if: isLong, "WATERFALL_LONG_SEQUENCES is not 1"))
  func tenThousandFramesTakeNoMoreMemoryThanAHundred() throws {
    let size = PixelSize(width: 320, height: 240)
    func run(_ count: Int) -> Int {
      _ = judge(sequence(count, size: size), .all)
      let passing = judge(sequence(count, size: size))
      let differing = judge(sequence(count, size: size, changing: count - 2))
      #expect(passing.matches)
      #expect(differing.findings.differentFrames.map(\.index) == [count - 2])
      return Self.peakMemory
    }
    let short = run(100)

    let long = run(10_000)

    let file = try folder.read("long.apng").count
    #expect(file > 64 << 20, "the clip is long enough to be seen in memory: \(file) bytes")
    #expect(long - short < 48 << 20, "\(short >> 20) MiB, then \(long >> 20) MiB")
  }

  /// The most memory that this process has had, in bytes.
  private static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss << 10
    #endif
  }
}

extension Color {
  fileprivate init(bits: UInt64) {
    self.init(
      red: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits >> 16 & 255))
  }
}
