import BoardModel

extension BoardOverrides {
  /// The overrides of a board file, their fonts found from its folder.
  func resolvingFonts(in folder: FilePath) -> BoardOverrides {
    var result = self
    result.fonts = fonts.map { $0.map { $0.resolvedAsFont(in: folder) } }
    result.style = style.resolvingFont(in: folder)
    return result
  }
}

extension StyleOverrides {
  func resolvingFont(in folder: FilePath) -> StyleOverrides {
    var result = self
    result.caption.font = caption.font?.resolvedAsFont(in: folder)
    return result
  }
}

extension FilePath {
  /// A name without a slash that no file beside the board file has stays as it is: it may be that of
  /// an installed font.
  fileprivate func resolvedAsFont(in folder: FilePath) -> FilePath {
    let path = folder.appending(self)
    let isThere = (try? SystemCalls.status(of: path)) != nil
    return isThere || bytes.contains(UInt8(ascii: "/")) ? path : self
  }
}
