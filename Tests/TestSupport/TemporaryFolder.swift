public import BoardModel
import ImageCodecs
public import Pixels

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A new folder that is removed with its last owner.
///
/// A class, since the folder must be removed exactly once.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "waterfall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public func path(_ name: String = "") -> FilePath {
    FilePath(name.isEmpty ? url.path : url.path + "/" + name)
  }

  public func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes a PNG of one color that does not count as our own output.
  public func writePNG(_ name: String, _ width: Int, _ height: Int, _ color: Color) throws {
    let bitmap = Bitmap(
      size: PixelSize(width: width, height: height), filledWith: Pixel(color))
    try write(try bitmap.encodedPNG(isOwnOutput: false), to: name)
  }

  public func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }

  public func readBitmap(_ name: String) throws -> Bitmap {
    try ImageFormats.decode(.bytes(try read(name)))
  }

  /// All names inside, sorted, hidden ones too.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
