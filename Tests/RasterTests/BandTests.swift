import Drawing
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

struct BandTests {
  private static let size = PixelSize(width: 70, height: 130)

  /// Marks of every kind, at odd places, turned and faded.
  private static func list(seed: UInt64, background: Color) -> DisplayList {
    var random = SeededGenerator(seed: seed)
    let marks = (0..<30).map { _ in mark(&random, depth: 0) }
    return DisplayList(size: size, scale: 1.3, background: background, marks: marks)
  }

  private static func mark(_ random: inout SeededGenerator, depth: Int) -> Mark {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func color() -> Color {
      let bits = UInt32.random(in: 0...UInt32.max, using: &random)
      return Color(
        red: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits >> 16 & 255),
        alpha: bits >> 24 < 128 ? 255 : UInt8(bits >> 24))
    }
    func point() -> Point { Point(x: number(-20...70), y: number(-20...120)) }
    let rect = Rect(
      x: number(-20...60), y: number(-20...100), width: number(1...50), height: number(1...60))
    let image = Paint.image(ImageName("picture"), over: rect)
    switch Int.random(in: 0..<(depth < 2 ? 8 : 7), using: &random) {
    case 0: return .fill(Path(rect, cornerRadius: number(0...20)), .color(color()))
    case 1:
      let path = Path(elements: [
        .move(to: point()), .cubic(control1: point(), control2: point(), to: point()),
        .quadratic(control: point(), to: point()), .line(to: point()),
      ])
      return .fill(path, .color(color()))
    case 2: return .fill(Path(rect.inset(by: -3), cornerRadius: 5), image)
    case 3:
      let whole = Rect(
        x: rect.x.rounded() / 1.3, y: rect.y.rounded() / 1.3, width: 20 / 1.3, height: 17 / 1.3)
      let shape = RoundedRect(whole, cornerRadius: number(0...8))
      let border = Border(width: number(0...4), color: color())
      return .layer(
        Layer(shape: shape, contents: [.image(ImageName("picture"), over: whole)], border: border))
    case 4:
      let shape = RoundedRect(rect, cornerRadius: number(0...20))
      let border = Border(width: number(0...6), color: color())
      return .layer(Layer(shape: shape, contents: [.color(color()), image], border: border))
    case 5:
      let shape = RoundedRect(
        rect, cornerRadius: number(0...20), cornerStyle: depth < 1 ? .continuous : .circular)
      let offset = Point(x: number(-9...9), y: number(-9...9))
      let shadow = Shadow(color: color(), radius: number(0...9), offset: offset)
      return .layer(Layer(shape: shape, contents: [.color(color())], shadow: shadow))
    case 6:
      let gradient = Gradient(top: number(-20...60), color(), bottom: number(60...90), color())
      return .fill(Path(lineThrough: [point(), point()], width: 9), .gradient(gradient))
    default:
      let transform = Transform(
        a: number(0.5...1), b: number(-0.5...0.5), c: number(-0.5...0.5), d: number(0.5...1),
        tx: number(-10...10), ty: number(-10...10))
      let marks = (0..<4).map { _ in mark(&random, depth: depth + 1) }
      return .group(Group(transform: transform, opacity: number(0.2...1.2), marks: marks))
    }
  }

  private static func tiles() -> NamedTiles {
    var random = SeededGenerator(seed: 11)
    let size = PixelSize(width: 9, height: 8)
    return NamedTiles(
      bitmaps: [ImageName("picture"): .random(size, isOpaque: false, &random)])
  }

  @Test(arguments: [1, 7, 64], [Color.white, Color.clear])
  func bandsOfAnyHeightMakeTheSamePicture(height: Int, background: Color) throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let rasterizer = Rasterizer(Self.list(seed: seed, background: background))
      let whole = try rasterizer.render(rows: 0..<130, tiles: Self.tiles())

      let bands = try stride(from: 0, to: 130, by: height).map { first in
        try rasterizer.render(rows: first..<(first + height), tiles: Self.tiles())
      }

      #expect(bands.flatMap(\.colors) == whole.colors, "seed \(seed)")
      #expect(bands.last?.rows.upperBound == 130)
    }
  }

  @Test func theBandAsksForTheTilesItNamed() throws {
    let picture = Rect(x: 0, y: 10, width: 6, height: 5)
    let paint = Paint.image(ImageName("a"), over: picture)
    let list = DisplayList(
      size: PixelSize(width: 20, height: 40), background: .white,
      marks: [.fill(Path(picture), paint), .fill(Path(picture), paint)])
    let rasterizer = Rasterizer(list)
    let request = TileRequest(name: ImageName("a"), size: PixelSize(width: 6, height: 5))

    #expect(rasterizer.tileRequests(inRows: 0..<10) == [])
    #expect(rasterizer.tileRequests(inRows: 14..<20) == [request])
    #expect(rasterizer.tileRequests(inRows: 15..<40) == [])
    #expect(throws: RasterError.missingTile(request)) {
      try rasterizer.render(rows: 0..<40, tiles: NamedTiles(bitmaps: [:]))
    }
  }

  @Test func aPictureBetweenPixelsAsksForATileOfTheNextWholeSize() {
    let rect = Rect(x: 0.25, y: 0, width: 6, height: 4.5)
    let list = DisplayList(
      size: PixelSize(width: 20, height: 20), background: .white,
      marks: [.fill(Path(rect), .image(ImageName("a"), over: rect))])

    let requests = Rasterizer(list).tileRequests(inRows: 0..<20)

    #expect(requests.map(\.size) == [PixelSize(width: 6, height: 5)])
  }

  @Test func aTileOfAnotherSizeIsRefused() {
    struct WrongTiles: TileSource {
      func tile(_ request: TileRequest) -> Bitmap? { Bitmap("#") }
    }
    let rect = Rect(x: 0, y: 0, width: 6, height: 4)
    let list = DisplayList(
      size: PixelSize(width: 20, height: 20), background: .white,
      marks: [.fill(Path(rect), .image(ImageName("a"), over: rect))])

    #expect(throws: RasterError.self) {
      try Rasterizer(list).render(rows: 0..<20, tiles: WrongTiles())
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func aBandOfABoardWithAHundredThousandMarksCostsLittle() throws {
    let marks = (0..<100_000).map { index in
      Mark.fill(
        Path(Rect(x: 1, y: Double(index * 10), width: 8, height: 8), cornerRadius: 3),
        .color(.black))
    }
    let list = DisplayList(
      size: PixelSize(width: 10, height: 1_000_000), background: .white, marks: marks)
    let rasterizer = Rasterizer(list)

    for first in stride(from: 0, to: 1_000_000, by: 1000) {
      let band = try rasterizer.render(rows: first..<(first + 64), tiles: NamedTiles(bitmaps: [:]))
      #expect(band.colors.contains(.black))
    }
  }
}
