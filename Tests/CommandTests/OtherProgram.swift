import Foundation
import Testing

/// A program of others that reads what the tool writes.
///
/// A test that needs one carries `.enabled(if: OtherProgram.ffmpeg != nil, OtherProgram.skipped)`.
enum OtherProgram {
  static let skipped: Comment = "the program is absent: install ffmpeg, or python3 with Pillow"

  static let ffmpeg = named("ffmpeg")

  /// Python, where it has Pillow.
  static let pillow = named("python3").flatMap { python in
    let process = Process()
    process.executableURL = python
    process.arguments = ["-c", "import PIL.Image"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil as URL? }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? python : nil
  }

  private static func named(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
  }
}
