import Drawing
import Geometry
import Pixels

/// A mark and the pixels it may touch.
struct PlacedMark: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case plain(Mark, Transform)
    case shadow(PlacedShadow)

    /// Marks flattened, then laid over the rest as one picture.
    case faded(MarkTree, opacity: Coverage)
  }

  let content: Content
  let area: PixelArea

  /// - Returns: nil for a mark that touches no pixel or is not finite.
  init?(_ mark: Mark, transform: Transform, canvas: PixelArea) {
    let bounds: Rect? =
      switch mark {
      case .fill(let path, _): path.bounds(under: transform)
      case .run(let run, _):
        run.pieces.reduce(nil) { (bounds: Rect?, piece) in
          let own = piece.path.bounds(under: piece.place.followed(by: transform))
          guard let bounds, let own else { return bounds ?? own }
          return bounds.union(own)
        }
      case .layer(let layer): Path(layer.shape.rect).bounds(under: transform)
      case .group: nil
      }
    guard let bounds, let area = Self.area(bounds, on: canvas) else { return nil }
    content = .plain(mark, transform)
    self.area = area
  }

  init?(_ shadow: PlacedShadow, canvas: PixelArea) {
    guard let area = Self.area(shadow.bounds, on: canvas) else { return nil }
    content = .shadow(shadow)
    self.area = area
  }

  init?(_ marks: MarkTree, opacity: Coverage) {
    guard opacity != .none, !marks.area.isEmpty else { return nil }
    content = .faded(marks, opacity: opacity)
    area = marks.area
  }

  private static func area(_ bounds: Rect, on canvas: PixelArea) -> PixelArea? {
    guard let columns = pixels(from: bounds.minX, to: bounds.maxX, within: canvas.columns),
      let rows = pixels(from: bounds.minY, to: bounds.maxY, within: canvas.rows)
    else { return nil }
    return PixelArea(columns: columns, rows: rows)
  }

  private static func pixels(
    from start: Double, to end: Double, within range: Range<Int>
  ) -> Range<Int>? {
    let first = max(start.rounded(.down), Double(range.lowerBound))
    let last = min(end.rounded(.up), Double(range.upperBound))
    return first < last ? Int(first)..<Int(last) : nil
  }
}
