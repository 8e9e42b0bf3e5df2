public import BoardDrawing
public import BoardModel
public import Pixels
import Typesetting

/// What came of rendering a board.
public struct RenderedBoard: Sendable {
  /// At least one; a single one where the board has no pages.
  public let pages: [RenderedPage]

  /// All pictures that were left out, those found bad before rendering first.
  public let skipped: [SkippedPicture]

  /// Pictures that were drawn although something is wrong with them, in the order of the board.
  public let warnings: [PictureWarning]

  /// Set the board's text; nil where there is none.
  let typesetter: Typesetter?

  /// A file that has the name of the page behind the last one, left by someone else.
  public let nextPage: FilePath?

  init(
    first: RenderedPage, others: [RenderedPage], skipped: [SkippedPicture],
    warnings: [PictureWarning], nextPage: FilePath?, typesetter: Typesetter?
  ) {
    pages = [first] + others
    self.skipped = skipped
    self.warnings = warnings
    self.nextPage = nextPage
    self.typesetter = typesetter
  }

  /// The first page as it was drawn in the end.
  public var arranged: ArrangedBoard { pages[0].page.arranged }

  /// Of the first page, in pixels; all pages of a board have one size.
  public var size: PixelSize { pages[0].size }

  public var itemCount: Int { pages.reduce(0) { $0 + $1.page.arranged.board.items.count } }

  /// Characters that were drawn as boxes, since no font has them.
  public var missing: [MissingCharacters] { pages.flatMap(\.missing) }

  /// The fonts that text was set with, with their digests; none where there is no text.
  public var fonts: [FontUse] { typesetter.map(FontUse.all) ?? [] }
}
