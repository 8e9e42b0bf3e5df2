import Drawing
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

/// Numbers no board should hold must neither stop the process nor take memory.
struct HostileListTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 4e9, 0, -1, 1e-300,
    .leastNonzeroMagnitude,
  ]

  private static func marks(_ number: Double) -> [Mark] {
    let rects = [
      Rect(x: number, y: 1, width: 3, height: 3), Rect(x: 1, y: number, width: 3, height: 3),
      Rect(x: 1, y: 1, width: number, height: 3), Rect(x: 1, y: 1, width: 3, height: number),
      Rect(x: -number, y: -number, width: number, height: number),
      Rect(x: -number / 2, y: -number / 2, width: number, height: number),
    ]
    let point = Point(x: number, y: 2)
    let curves = Path(elements: [
      .line(to: point), .quadratic(control: point, to: Point(x: 3, y: number)),
      .cubic(control1: point, control2: Point(x: number, y: number), to: .zero),
      .quarterArc(corner: point, to: Point(x: 4, y: 4)),
    ])
    return rects.flatMap { rect -> [Mark] in
      let image = Paint.image(ImageName("a"), over: rect)
      let shape = RoundedRect(rect, cornerRadius: number)
      return [
        .fill(Path(rect), .color(.pureRed)), .fill(Path(rect, cornerRadius: 1), image),
        .fill(Path(Rect(x: 0, y: 0, width: 5, height: 5)), image),
        .layer(
          Layer(shape: shape, contents: [image], border: Border(width: number, color: .pureRed))),
        .layer(
          Layer(
            shape: RoundedRect(Rect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1),
            contents: [image])),
      ]
    } + [.fill(curves, .color(.pureBlue)), .fill(Path(), .color(.pureRed))]
  }

  private static func sizes(of rasterizer: Rasterizer) -> [PixelSize] {
    rasterizer.tileRequests(inRows: 0..<8).map(\.size)
  }

  @Test(arguments: numbers)
  func oddCoordinatesAreDrawnOrLeftOut(_ number: Double) throws {
    let list = DisplayList(
      size: PixelSize(width: 8, height: 8), background: .white, marks: Self.marks(number))
    let rasterizer = Rasterizer(list)

    #expect(Self.sizes(of: rasterizer).allSatisfy { $0.area > 0 && $0.area <= 67_108_864 })
    let band = try rasterizer.render(rows: 0..<8, tiles: SharedTiles())

    #expect(band.colors.count == 64)
  }

  @Test(arguments: numbers)
  func oddTransformsAreDrawnOrLeftOut(_ number: Double) throws {
    let transforms = [
      Transform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      Transform(a: 1, b: number, c: -number, d: 1, tx: 0, ty: 0),
      Transform(a: 1, b: 0, c: 0, d: 1, tx: number, ty: number),
      Transform(a: number, b: 0, c: 0, d: number, tx: 0, ty: 0),
    ]
    let rect = Rect(x: 1, y: 1, width: 3, height: 3)
    let image = Mark.fill(Path(rect, cornerRadius: 1), .image(ImageName("a"), over: rect))
    let groups = transforms.flatMap { transform in
      [number, 0.5, 1].map { opacity in
        Mark.group(Group(transform: transform, opacity: opacity, marks: [image]))
      }
    }
    for scale in [number, 1] {
      let list = DisplayList(
        size: PixelSize(width: 8, height: 8), scale: scale, background: .clear, marks: groups)
      let rasterizer = Rasterizer(list)

      let band = try rasterizer.render(rows: -3..<99, tiles: SharedTiles())

      #expect(band.rows == 0..<8)
      #expect(band.colors.count == 64)
    }
  }

  @Test func aMarkThatIsNotFiniteLeavesTheOthersAlone() throws {
    let marks: [Mark] = [.fill(.nan, 0, 1, 1, .pureRed), .fill(0, 0, 1, 1)]

    let actual = try Bitmap.drawn(2, 1, marks)

    #expect(actual == Bitmap("#."))
  }

  @Test func anEmptyPictureHasAnEmptyBand() throws {
    let list = DisplayList(size: PixelSize(width: 0, height: -4), background: .white)

    let band = try Rasterizer(list).render(rows: 0..<5, tiles: SharedTiles())

    #expect(band.colors.isEmpty)
  }
}

/// Has every tile, all red.
private struct SharedTiles: TileSource {
  func tile(_ request: TileRequest) -> Bitmap? {
    Bitmap(size: request.size, filledWith: Pixel(.pureRed))
  }
}
