import Typesetting

extension Platform {
  /// `WATERFALL_FONT_PATH` names other folders, with colons between them.
  static var fontFolders: FontFolders {
    FontFolders(searchPath: environment("WATERFALL_FONT_PATH"))
  }
}
