public import Testing
public import Typesetting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fonts that are used when nobody names one.
///
/// A test that needs them carries `.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped)`, so
/// that it is skipped where they are not installed, and fails there when `WATERFALL_REQUIRE_FONTS=1`.
public enum TestFonts {
  public static let skipped: Comment =
    "the default fonts are absent: install fonts-dejavu-core and fonts-wqy-microhei"

  public static let folders = FontFolders(
    searchPath: ProcessInfo.processInfo.environment["WATERFALL_FONT_PATH"])

  public static let areHereOrRequired =
    ProcessInfo.processInfo.environment["WATERFALL_REQUIRE_FONTS"] == "1"
    || DefaultFont.all.allSatisfy { folders.path(of: $0.fileName) != nil }

  /// A font by its file name.
  public static func font(_ fileName: String) throws -> Font {
    try Font(path: #require(folders.path(of: fileName), "\(fileName) is not installed"))
  }

  public static func list() throws -> FontList {
    try FontList(folders: folders)
  }
}
