public import Testing

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The folder of reference cases, which lies outside the repository.
///
/// Named by the variable `WATERFALL_CASES`, else `../shared/cases` beside the package. A test that
/// needs it carries `.enabled(if: Cases.areHereOrRequired, "…")`, so that it is skipped where the
/// folder is absent, and fails there when `WATERFALL_REQUIRE_CASES=1`.
public enum Cases {
  public static let skipped: Comment =
    "the reference cases are absent: set WATERFALL_CASES to their folder"

  public static var folder: URL {
    if let named = ProcessInfo.processInfo.environment["WATERFALL_CASES"], !named.isEmpty {
      return URL(filePath: named)
    }
    return packageFolder.deletingLastPathComponent().appending(path: "shared/cases")
  }

  public static var areHereOrRequired: Bool {
    ProcessInfo.processInfo.environment["WATERFALL_REQUIRE_CASES"] == "1"
      || FileManager.default.fileExists(atPath: folder.path)
  }

  /// The names in a sub-folder of the cases, sorted; an empty folder is a failure.
  public static func names(in subfolder: String, withExtension suffix: String) throws -> [String] {
    let path = folder.appending(path: subfolder).path
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix("." + suffix) }.sorted()
    try #require(!names.isEmpty, "no .\(suffix) file in \(path)")
    return names
  }

  public static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }

  /// The top folder of this package.
  public static var packageFolder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
