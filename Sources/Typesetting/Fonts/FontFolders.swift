/// The folders in which fonts are looked for by file name.
public struct FontFolders: Hashable, Sendable {
  /// The first folder that has a file decides.
  public let paths: [String]

  /// Whether somebody named the folders, so that one that is not there is a mistake.
  private let areNamed: Bool

  /// Deeper folders are not looked into.
  private static let greatestDepth = 8

  /// Further folders are not looked into.
  private static let greatestCount = 10_000

  /// What came of looking for a file.
  public struct Search: Hashable, Sendable {
    /// nil where it was not found.
    public var path: String?

    /// Folders that could not be looked into before it was found.
    public var unreadable: [UnreadableFolder] = []
  }

  /// - Parameter searchPath: Folders with colons between them instead of those of the system, as the
  ///   variable `WATERFALL_FONT_PATH` holds them; nil or empty for those of the system.
  public init(searchPath: String?) {
    let named = (searchPath ?? "").split(separator: ":").map(String.init)
    paths = named.isEmpty ? Self.systemPaths : named
    areNamed = !named.isEmpty
  }

  /// The path of a file in one of the folders or below, the same on every run.
  public func path(of fileName: String) -> String? {
    search(for: fileName).path
  }

  /// Looks for a file in the folders and below.
  public func search(for fileName: String) -> Search {
    var search = Search()
    for folder in paths {
      look(for: fileName, in: folder, &search)
      if search.path != nil { break }
    }
    return search
  }

  /// On Linux nothing of a user's home counts, so that all users get the same pixels.
  private static var systemPaths: [String] {
    #if os(macOS)
      let home = FontFile.variable("HOME").map { [$0 + "/Library/Fonts"] } ?? []
      return ["/Library/Fonts", "/System/Library/Fonts"] + home
        + ["/opt/homebrew/share/fonts", "/usr/local/share/fonts"]
    #else
      return ["/usr/local/share/fonts", "/usr/share/fonts"]
    #endif
  }

  private func look(for fileName: String, in root: String, _ search: inout Search) {
    guard areNamed || FontFile.isFolder(root) != nil else { return }
    var level = [root]
    var count = 0
    for _ in 0..<Self.greatestDepth {
      var below: [String] = []
      for folder in level {
        count += 1
        guard count <= Self.greatestCount else { return }
        let (names, errno) = FontFile.names(inFolder: folder)
        guard let names else {
          search.unreadable.append(UnreadableFolder(path: folder, errno: errno))
          continue
        }
        let path = folder + "/" + fileName
        if names.contains(fileName), FontFile.isFolder(path) == false {
          search.path = path
          return
        }
        below += names.map { folder + "/" + $0 }.filter { FontFile.isFolder($0) == true }
      }
      level = below
    }
  }
}
