package import BoardDrawing
import BoardModel
import Layouts
package import Pixels
import Raster
import Typesetting

extension BoardRenderer {
  /// A board as it was drawn into memory.
  package struct Drawn: Sendable {
    package let picture: StraightBitmap
    package let arranged: ArrangedBoard
  }

  /// The most pixels that are drawn into memory.
  private static let pixelLimit = 1 << 26

  /// Draws a board whole into memory, as it would be drawn into a file.
  ///
  /// - Returns: nil where it has several pages or is large, or where something of it cannot be drawn;
  ///   ``render(_:to:)`` draws the first ones and says what is wrong with the others.
  package func picture(of loaded: LoadedBoard) throws(RenderingError) -> Drawn? {
    guard loaded.skipped.isEmpty, !loaded.board.items.isEmpty else { return nil }
    let typesetter: Typesetter?
    do throws(FontError) {
      typesetter = try loaded.typesetter()
    } catch {
      throw .fonts(error)
    }
    let pages: [BoardPage]
    do {
      pages = try ArrangedBoard.pages(of: loaded.board, typesetter: typesetter)
    } catch {
      throw .layout(error)
    }
    guard pages.count == 1, let page = pages.first else { return nil }
    let attempt = try RenderingAttempt(page.arranged, typesetter, loaded.options, options)
    guard attempt.missing.isEmpty, attempt.size.area <= BoardRenderer.pixelLimit,
      let picture = try attempt.picture()
    else { return nil }
    return Drawn(picture: picture, arranged: page.arranged)
  }
}

extension RenderingAttempt {
  /// Nil where a picture of an item is bad.
  fileprivate func picture() throws(RenderingError) -> StraightBitmap? {
    var kept: [TileRequest: Bitmap] = [:]
    let store = try makeStore(&kept, WarningLog())
    store.start(workers: options.threadCount - 1)
    defer { _ = store.stop() }
    var colors: [Color] = []
    colors.reserveCapacity(size.area)
    do {
      for (index, rows) in bands.enumerated() {
        guard store.prepare(band: index) else { return nil }
        colors += try rasterizer.render(rows: rows, tiles: store).colors
        store.retire(band: index)
      }
    } catch {
      throw .internalFault(String(describing: error))
    }
    return StraightBitmap(size: size, colors: colors)
  }
}
