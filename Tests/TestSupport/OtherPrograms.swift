import Foundation
public import Testing

/// Programs of others that read clips, for tests that are skipped where they are not installed.
public enum OtherPrograms {
  public static let hasFFmpeg = isHere(["ffmpeg", "-version"])
  public static let noFFmpeg: Comment = "ffmpeg is absent: apt-get install ffmpeg"

  public static let hasPillow = isHere(["python3", "-c", "import PIL.Image"])
  public static let noPillow: Comment = "Pillow is absent: pip install pillow"

  public struct Failure: Error {
    public var exitCode: Int32
    public var words: String
  }

  /// - Returns: What the program wrote to its standard output.
  @discardableResult
  public static func run(_ words: [String]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    for name in ["output", "errors"] { try folder.write([], to: name) }
    let output = folder.url.appending(path: "output")
    let errors = folder.url.appending(path: "errors")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      throw Failure(exitCode: process.terminationStatus, words: words)
    }
    return [UInt8](try Data(contentsOf: output))
  }

  private static func isHere(_ words: [String]) -> Bool {
    do {
      try run(words)
      return true
    } catch {
      return false
    }
  }
}
