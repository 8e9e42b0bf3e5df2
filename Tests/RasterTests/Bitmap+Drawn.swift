import Drawing
import Geometry
import Pixels
import Raster

extension Bitmap {
  /// Marks drawn on a small canvas, one pixel a point.
  static func drawn(
    _ width: Int, _ height: Int, on background: Color = .white, scale: Double = 1,
    tiles: [ImageName: Bitmap] = [:], _ marks: [Mark]
  ) throws -> Bitmap {
    let list = DisplayList(
      size: PixelSize(width: width, height: height), scale: scale, background: background,
      marks: marks)
    return try Rasterizer(list).render(rows: 0..<height, tiles: NamedTiles(bitmaps: tiles)).bitmap
  }
}

extension Mark {
  static func fill(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black
  ) -> Mark {
    .fill(Path(Rect(x: x, y: y, width: width, height: height)), .color(color))
  }
}

extension Color {
  static let pureRed = Color(red: 255, green: 0, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 255)
}
