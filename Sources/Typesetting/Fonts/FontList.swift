/// The fonts in which characters are looked for, in order. No other font is ever used.
public struct FontList: Sendable {
  public let fonts: [Font]

  public init(_ fonts: [Font]) {
    precondition(!fonts.isEmpty, "a list of fonts has at least one")
    self.fonts = fonts
  }

  /// The fonts of some files, then the default ones.
  ///
  /// Default fonts that are not installed are left out where a file is named.
  ///
  /// - Parameter files: Paths; without a slash also the names of files or families in the folders.
  /// - Throws: ``FontError/notInstalled(_:folders:unreadable:)`` where no file is named and one of the
  ///   default fonts is missing; ``FontError/unusable(path:_:)`` for a bad file.
  public init(files: [String] = [], folders: FontFolders) throws(FontError) {
    var fonts: [Font] = []
    for name in files { fonts.append(try Font(path: try Self.path(named: name, in: folders))) }
    var missing: [DefaultFont] = []
    var unreadable: [UnreadableFolder] = []
    for font in DefaultFont.all {
      let search = folders.search(for: font.fileName)
      unreadable += search.unreadable.filter { !unreadable.contains($0) }
      guard let path = search.path else {
        missing.append(font)
        continue
      }
      do throws(FontError) {
        fonts.append(try Font(path: path))
      } catch {
        guard case .unusable(_, let problem) = error, files.isEmpty else { continue }
        throw .defaultUnusable(path: path, problem)
      }
    }
    guard missing.isEmpty || !files.isEmpty else {
      throw .notInstalled(missing, folders: folders.paths, unreadable: unreadable)
    }
    self.fonts = fonts
  }

  /// Where a font is that was named.
  private static func path(
    named name: String, in folders: FontFolders
  ) throws(FontError) -> String {
    if name.contains("/") || FontFile.isFolder(name) != nil { return name }
    let isFile = [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
    if isFile { return folders.path(of: name) ?? name }
    let joined = String(name.filter { $0 != " " })
    var unreadable: [UnreadableFolder] = []
    for ending in [".ttf", ".otf", ".ttc", "-Regular.ttf", "-Regular.otf"] {
      let search = folders.search(for: joined + ending)
      if let path = search.path { return path }
      unreadable = search.unreadable
    }
    throw .familyNotInstalled(name, folders: folders.paths, unreadable: unreadable)
  }

  /// What lines are made by, whatever fonts their characters are from: the first font's.
  var main: Font { fonts[0] }
}
