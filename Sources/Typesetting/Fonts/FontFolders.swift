#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders in which fonts are looked for by file name.
public struct FontFolders: Hashable, Sendable {
  /// The first folder that has a file decides.
  public let paths: [String]

  /// Deeper folders are not looked into.
  private static let greatestDepth = 8

  /// Further folders are not looked into.
  private static let greatestCount = 10_000

  /// - Parameter searchPath: Folders with colons between them instead of those of the system, as the
  ///   variable `WATERFALL_FONT_PATH` holds them; nil or empty for those of the system.
  public init(searchPath: String?) {
    let named = (searchPath ?? "").split(separator: ":").map(String.init)
    paths = named.isEmpty ? Self.systemPaths : named
  }

  /// The path of a file in one of the folders or below, the same on every run.
  public func path(of fileName: String) -> String? {
    for folder in paths {
      if let path = Self.path(of: fileName, in: folder) { return path }
    }
    return nil
  }

  /// On Linux nothing of a user's home counts, so that all users get the same pixels.
  private static var systemPaths: [String] {
    #if os(macOS)
      let home = ProcessInfo.processInfo.environment["HOME"].map { [$0 + "/Library/Fonts"] } ?? []
      return ["/Library/Fonts", "/System/Library/Fonts"] + home
        + ["/opt/homebrew/share/fonts", "/usr/local/share/fonts"]
    #else
      return ["/usr/local/share/fonts", "/usr/share/fonts"]
    #endif
  }

  private static func path(of fileName: String, in root: String) -> String? {
    let files = FileManager.default
    var level = [root]
    var count = 0
    for _ in 0..<greatestDepth {
      var below: [String] = []
      for folder in level {
        count += 1
        guard count <= greatestCount else { return nil }
        let path = folder + "/" + fileName
        if files.fileExists(atPath: path) { return path }
        guard let names = try? files.contentsOfDirectory(atPath: folder) else { continue }
        below += names.sorted().map { folder + "/" + $0 }.filter(isFolder)
      }
      level = below
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }
}
