import Foundation
import TestSupport

/// A copy of the suite that the repository ships, with the pictures that its boards name.
struct FixtureSuiteCopy {
  static let original = Cases.packageFolder.appending(path: "Fixtures/suite")

  let folder: TemporaryFolder
  let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    self.tool = tool
    let files = FileManager.default
    try files.copyItem(at: FixtureSuiteCopy.original, to: folder.url.appending(path: "suite"))
    let photos = folder.url.appending(path: "photos")
    try files.createDirectory(at: photos, withIntermediateDirectories: true)
    for name in ["04 leaded window.png", "08 leaf (cut out).png", "13 tiles.png"] {
      try files.copyItem(
        at: Cases.packageFolder.appending(path: "Fixtures/photos/" + name),
        to: photos.appending(path: name))
    }
  }

  /// Replaces text that must be there.
  func replace(_ old: String, with new: String, in name: String) throws {
    let text = String(decoding: try folder.read("suite/" + name), as: UTF8.self)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try folder.write(Array(text.replacing(old, with: new).utf8), to: "suite/" + name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "suite/" + name))
  }
}
