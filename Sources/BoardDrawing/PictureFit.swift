import BoardModel
import Geometry

/// Where a whole picture lies when it is fitted to a cell, which may show only a part of it.
struct PictureFit {
  let item: BoardItem

  /// Pixels a point.
  let scale: Double

  /// The edges lie on pixels where those of the cell do, so that the picture is resampled once.
  func rect(in cell: Rect) -> Rect {
    let natural = item.naturalSize
    guard cell.width > 0, cell.height > 0, natural.width > 0, natural.height > 0 else {
      return cell
    }
    let (byWidth, byHeight) = (cell.width / natural.width, cell.height / natural.height)
    let factor = item.fit == .cover ? max(byWidth, byHeight) : min(byWidth, byHeight)
    let size = Size(width: natural.width * factor, height: natural.height * factor)
    // Frames are whole pixels; a picture is stretched by that much rather than framed by a hair.
    let slack = PictureFit.slackPixels / scale
    guard abs(size.width - cell.width) > slack || abs(size.height - cell.height) > slack else {
      return cell
    }
    guard item.fit != .cover || size.width * size.height * scale * scale <= PictureFit.largestArea
    else {
      return unsnapped(size, in: cell)
    }
    let (left, right) = edges(
      of: size.width, start: cell.minX, length: cell.width, focus: item.focus.x)
    let (top, bottom) = edges(
      of: size.height, start: cell.minY, length: cell.height, focus: item.focus.y)
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// A frame differs from its exact size by at most so much.
  private static let slackPixels = 1.5

  /// In pixels: of a larger picture, such as a panorama in a square, a smaller one is magnified, which
  /// it must lie between pixels for.
  private static let largestArea = 67_108_864.0

  private func unsnapped(_ size: Size, in cell: Rect) -> Rect {
    let hiddenX = max(0, min(item.focus.x * size.width - cell.width / 2, size.width - cell.width))
    let hiddenY = max(
      0, min(item.focus.y * size.height - cell.height / 2, size.height - cell.height))
    let quarter = 0.25 / scale
    return Rect(
      x: cell.x - hiddenX - quarter, y: cell.y - hiddenY - quarter,
      width: size.width + 2 * quarter, height: size.height + 2 * quarter)
  }

  /// Along one axis: in the middle where there is room, else with the focus as near to the middle as
  /// the cell can be full.
  private func edges(
    of picture: Double, start: Double, length: Double, focus: Double
  ) -> (Double, Double) {
    if picture <= length {
      let first = min(max(snapped(start + (length - picture) / 2), start), start + length)
      let last = min(max(snapped(start + (length + picture) / 2), first), start + length)
      // A thread of a picture is still a pixel wide.
      return last > first ? (first, last) : (first, min(first + 1 / scale, start + length))
    }
    let hidden = min(max(focus * picture - length / 2, 0), picture - length)
    let first = snapped(start - hidden)
    return (min(first, start), max(snapped(first + picture), start + length))
  }

  /// Half up.
  private func snapped(_ place: Double) -> Double {
    (place * scale + 0.5).rounded(.down) / scale
  }
}
