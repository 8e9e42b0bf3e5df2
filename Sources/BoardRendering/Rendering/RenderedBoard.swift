public import BoardDrawing
public import BoardModel
public import Pixels

/// What came of rendering a board.
public struct RenderedBoard: Hashable, Sendable {
  /// At least one; a single one where the board has no pages.
  public let pages: [RenderedPage]

  /// All pictures that were left out, those found bad before rendering first.
  public let skipped: [SkippedPicture]

  /// Pictures that were drawn although something is wrong with them, in the order of the board.
  public let warnings: [PictureWarning]

  /// A file that has the name of the page behind the last one, left by someone else.
  public let nextPage: FilePath?

  init(
    first: RenderedPage, others: [RenderedPage], skipped: [SkippedPicture],
    warnings: [PictureWarning], nextPage: FilePath?
  ) {
    pages = [first] + others
    self.skipped = skipped
    self.warnings = warnings
    self.nextPage = nextPage
  }

  /// The first page as it was drawn in the end.
  public var arranged: ArrangedBoard { pages[0].page.arranged }

  /// Of the first page, in pixels; all pages of a board have one size.
  public var size: PixelSize { pages[0].size }

  public var itemCount: Int { pages.reduce(0) { $0 + $1.page.arranged.board.items.count } }
}
