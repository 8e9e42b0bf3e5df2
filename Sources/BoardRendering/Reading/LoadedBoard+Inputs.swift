public import BoardModel

extension LoadedBoard {
  /// Whether writing to a path would lose something that the board is made from: a picture, one that
  /// was skipped, a font, or the board file, also under another name.
  ///
  /// - Parameter others: Further files that must not be lost.
  public func wouldBeLost(to path: FilePath, others: [FilePath] = []) -> Bool {
    guard let status = try? SystemCalls.status(of: path), status.kind == .regular else {
      return false
    }
    let pictures = board.items.lazy.compactMap { item in
      if case .picture(let path) = item.content { path } else { nil }
    }
    let backdrop = board.settings.backdrop.map { [$0.path] } ?? []
    let fonts =
      board.settings.fonts
      + ([board.settings.style.caption.font] + board.items.map(\.style.caption.font))
      .compactMap(\.self)
    let inputs = [
      others, backdrop, fonts, boardFile.map { [$0] } ?? [], skipped.map(\.path), Array(pictures),
    ]
    return inputs.joined().contains { input in
      (try? SystemCalls.status(of: input))?.identity == status.identity
    }
  }
}
