import Drawing
import Geometry
import Pixels

/// How a picture's tile lies on the canvas.
struct ImagePlacement {
  enum Mapping {
    /// Pixel on pixel, the tile's first at this column and row.
    case copied(column: Int, row: Int)

    /// From places on the canvas to places on the tile, in pixels.
    case sampled(Transform)

    /// The same for a picture that is turned or slanted; its tile is twice as large as it is drawn.
    case turned(Transform)
  }

  let request: TileRequest
  let mapping: Mapping

  /// How far an edge may lie from whole pixels and still count as on them; no coverage of sixteen
  /// bits shows it.
  private static let slack = 1e-6

  /// A larger tile is not asked for: a smaller one is magnified, so that memory stays bounded.
  private static let largestArea = 67_108_864.0

  /// A tile that is copied pixel by pixel may be larger, since a picture of many pixels that is drawn
  /// at its own size must not be magnified; a source that cannot hold it refuses.
  private static let largestCopiedArea = 1_073_741_824.0

  /// - Returns: nil where the rectangle is folded to a line or is not finite.
  init?(_ name: ImageName, over rect: Rect, transform: Transform) {
    guard !rect.isEmpty, let inverse = transform.inverse else { return nil }
    let width = (transform.a * transform.a + transform.b * transform.b).squareRoot() * rect.width
    let height = (transform.c * transform.c + transform.d * transform.d).squareRoot() * rect.height
    guard width.isFinite, height.isFinite else { return nil }

    if transform.isUpright {
      let first = transform.apply(to: Point(x: rect.minX, y: rect.minY))
      let last = transform.apply(to: Point(x: rect.maxX, y: rect.maxY))
      let columns = last.x.rounded() - first.x.rounded()
      let rows = last.y.rounded() - first.y.rounded()
      let isOnPixels = [first.x, first.y, last.x, last.y].allSatisfy {
        abs($0 - $0.rounded()) <= Self.slack && abs($0) < 1e15
      }
      if isOnPixels, columns >= 1, rows >= 1, columns * rows <= Self.largestCopiedArea {
        request = TileRequest(
          name: name, size: PixelSize(width: Int(columns), height: Int(rows)))
        mapping = .copied(column: Int(first.x.rounded()), row: Int(first.y.rounded()))
        return
      }
    }

    let oversampling = transform.isUpright ? 1.0 : 2
    let size = Self.tileSize(width: width * oversampling, height: height * oversampling)
    request = TileRequest(name: name, size: size)
    let toTile = Transform(
      a: Double(size.width) / rect.width, b: 0, c: 0, d: Double(size.height) / rect.height,
      tx: -rect.minX * Double(size.width) / rect.width,
      ty: -rect.minY * Double(size.height) / rect.height)
    let mapping = inverse.followed(by: toTile)
    self.mapping = transform.isUpright ? .sampled(mapping) : .turned(mapping)
  }

  private static func tileSize(width: Double, height: Double) -> PixelSize {
    var (width, height) = ((width - slack).rounded(.up), (height - slack).rounded(.up))
    width = max(1, min(width, largestArea))
    height = max(1, min(height, largestArea))
    let excess = (width * height / largestArea).squareRoot()
    if excess > 1 {
      width = max(1, min((width / excess).rounded(.down), largestArea))
      height = max(1, min((height / excess).rounded(.down), largestArea / width))
    }
    return PixelSize(width: Int(width), height: Int(height))
  }
}
