import Geometry
import Pixels

/// Draws one shape.
///
/// Where O and I are the shares of a pixel within the shape and within its border, C its contents
/// and B the border's color, both premultiplied, it lays `C·I + (B + C(1 − Bα))·(O − I)` over the
/// canvas, once. So nothing of C shows along the outer edge of an opaque border.
struct ShapePainter {
  private enum Content {
    case color(DeepPixel)
    case gradient(GradientPlacement)

    /// `share` is the index of the outline within which the picture lies, nil for the whole shape.
    case tile(Tile, share: Int?)
  }

  private let contents: [Content]

  /// The contents where they are the same everywhere.
  private let flatContents: DeepPixel?

  private let border: DeepPixel?
  private var coverage: CoverageSegments
  private let rows: Range<Int>

  /// Prepares to draw within a part of the canvas, with what ``Shape/tileRequests`` asked for.
  init(_ shape: Shape, window: PixelArea, tiles: [TileRequest: Bitmap]) {
    func outline(_ path: Path, _ clip: [HalfPlane]) -> Outline {
      Outline(path, transform: shape.transform, clip: clip, window: window)
    }
    var outlines = [outline(shape.path, shape.clip)]
    if let border = shape.border { outlines.append(outline(border.inner, [])) }
    contents = shape.contents.compactMap { content in
      switch content {
      case .color(let color):
        return .color(color)
      case .gradient(let gradient):
        return .gradient(gradient)
      case .image(let placement, let sides):
        guard let bitmap = tiles[placement.request] else { return nil }
        if !sides.isEmpty { outlines.append(outline(shape.path, sides)) }
        return .tile(
          Tile(bitmap, mapping: placement.mapping, window: window),
          share: sides.isEmpty ? nil : outlines.count - 1)
      }
    }
    flatContents = Self.flattened(contents)
    border = shape.border?.color
    coverage = CoverageSegments(outlines, columns: window.columns)
    rows = window.rows
  }

  mutating func paint(on canvas: inout some Canvas) {
    for row in rows {
      coverage.scan(row)
      let count = coverage.coverages.count / max(1, coverage.segments.count)
      for (index, columns) in coverage.segments.enumerated() {
        paint(
          columns, row, coverage.coverages[(index * count)..<((index + 1) * count)], on: &canvas)
      }
    }
  }

  private static func flattened(_ contents: [Content]) -> DeepPixel? {
    var result = DeepPixel.clear
    for content in contents {
      guard case .color(let color) = content else { return nil }
      result = color.over(result)
    }
    return result
  }

  /// Paints pixels of equal coverages: of the shape, of what is within its border where it has one,
  /// and of pictures that do not fill the shape.
  private func paint(
    _ columns: Range<Int>, _ row: Int, _ coverages: ArraySlice<Coverage>,
    on canvas: inout some Canvas
  ) {
    let outer = coverages[coverages.startIndex]
    let inner = border == nil ? outer : coverages[coverages.startIndex + 1]
    if coverages.allSatisfy(\.isWhole) {
      paintInterior(columns, row, on: &canvas)
    } else if let border, border.isOpaque, inner == .none {
      canvas.fill(columns, row: row, with: border.scaled(by: outer))
    } else if let flatContents {
      canvas.fill(columns, row: row, with: combined(flatContents, outer, inner))
    } else {
      let colors = columns.map { column in
        combined(color(column, row, coverages), outer, inner)
      }
      canvas.lay(colors, column: columns.lowerBound, row: row)
    }
  }

  /// Paints pixels that all contents cover wholly and no border touches.
  private func paintInterior(_ columns: Range<Int>, _ row: Int, on canvas: inout some Canvas) {
    let hiding = contents.lastIndex { content in
      switch content {
      case .color(let color): color.isOpaque
      case .gradient: false
      case .tile(let tile, _): tile.isOpaque(columns, row: row)
      }
    }
    for content in contents[(hiding ?? 0)...] {
      switch content {
      case .color(let color): canvas.fill(columns, row: row, with: color)
      case .gradient(let gradient): gradient.lay(on: &canvas, columns, row: row)
      case .tile(let tile, _): tile.lay(on: &canvas, columns, row: row)
      }
    }
  }

  private func combined(_ contents: DeepPixel, _ outer: Coverage, _ inner: Coverage) -> DeepPixel {
    guard let border else { return contents.scaled(by: outer) }
    return contents.filling(inner: inner, outer: outer, rim: border.over(contents))
  }

  /// The flattened contents in a pixel.
  private func color(_ column: Int, _ row: Int, _ coverages: ArraySlice<Coverage>) -> DeepPixel {
    let outer = coverages[coverages.startIndex]
    return contents.reduce(.clear) { below, content in
      switch content {
      case .color(let color):
        return color.over(below)
      case .gradient(let gradient):
        return gradient.color(column: column, row: row).over(below)
      case .tile(let tile, let share):
        let color = tile.color(column: column, row: row)
        guard let share else { return color.over(below) }
        let covered = coverages[coverages.startIndex + share]
        return color.scaled(by: covered.relative(to: outer)).over(below)
      }
    }
  }
}
