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
  /// - Throws: ``FontError/notInstalled(_:folders:)`` where no file is named and one of the default
  ///   fonts is missing; ``FontError/unusable(path:_:)`` for a bad file.
  public init(files: [String] = [], folders: FontFolders) throws(FontError) {
    var fonts: [Font] = []
    for path in files { fonts.append(try Font(path: path)) }
    var missing: [DefaultFont] = []
    for font in DefaultFont.all {
      if let path = folders.path(of: font.fileName) {
        fonts.append(try Font(path: path))
      } else {
        missing.append(font)
      }
    }
    guard missing.isEmpty || !files.isEmpty else {
      throw .notInstalled(missing, folders: folders.paths)
    }
    self.fonts = fonts
  }

  /// What lines are made by, whatever fonts their characters are from: the first font's.
  var main: Font { fonts[0] }
}
