import BoardModel
public import Typesetting

extension LoadedBoard {
  /// What sets the board's text; nil for a board that has none, which needs no fonts.
  public func typesetter() throws(FontError) -> Typesetter? {
    if board.hasText { return try makeTypesetter() }
    // A font that was named must be one, whether or not it is used.
    if !board.settings.fonts.isEmpty { _ = try makeTypesetter() }
    return nil
  }

  /// What sets text that does not belong to the board itself, such as a notice.
  public func makeTypesetter() throws(FontError) -> Typesetter {
    try LoadedBoard.typesetter(board.settings, board.items, options.fontFolders)
  }

  /// What sets the text of a board of such settings and items.
  static func typesetter(
    _ settings: BoardSettings, _ items: [BoardItem], _ folders: FontFolders
  ) throws(FontError) -> Typesetter {
    let files = settings.fonts.map(\.fontFile)
    let styles = [settings.style.caption.font] + items.map(\.style.caption.font)
    var named: [String: FontList] = [:]
    for font in styles.compactMap(\.self) where named[font.fontName] == nil {
      named[font.fontName] = try FontList(
        files: [font.fontFile] + files, folders: folders)
    }
    return Typesetter(
      fonts: try FontList(files: files, folders: folders), namedFonts: named)
  }
}

extension FilePath {
  /// A font whose path is no UTF-8 is not found.
  fileprivate var fontFile: String { String(decoding: bytes, as: UTF8.self) }
}
