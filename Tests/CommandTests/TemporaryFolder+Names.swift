import Foundation
import TestSupport

extension TemporaryFolder {
  func write(text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: name).path)
  }

  /// The names in a folder inside, sorted, hidden ones too.
  func names(in subfolder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: subfolder).path)
      .sorted()
  }
}
