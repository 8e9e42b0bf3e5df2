import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

struct ShadowTests {
  /// The blurred rectangle is a product of two integrals of a bell.
  private static func expectedDarkness(at x: Double, _ y: Double, _ deviation: Double) -> Double {
    func share(_ place: Double, _ start: Double, _ end: Double) -> Double {
      let unit = deviation * 2.0.squareRoot()
      return (erf((place - start) / unit) - erf((place - end) / unit)) / 2
    }
    return 255 * share(x, 40.25, 120) * share(y, 50, 110.5)
  }

  /// Half a level for what is approximated, and half for rounding.
  @Test(arguments: [0.5, 1, 2, 4, 12, 17, 40])
  func aRectanglesShadowIsTheProductOfTwoBells(deviation: Double) throws {
    let shape = RoundedRect(
      Rect(minX: 36.25, minY: 47, maxX: 116, maxY: 107.5), cornerRadius: 0)
    let shadow = Shadow(color: .black, radius: deviation, offset: Point(x: 4, y: 3))

    let actual = try Bitmap.drawn(
      160, 160, [.layer(Layer(shape: shape, contents: [], shadow: shadow))])

    var largestError = 0.0
    for (index, pixel) in actual.pixels.enumerated() {
      let (x, y) = (Double(index % 160) + 0.5, Double(index / 160) + 0.5)
      let error = 255 - Double(pixel.red) - Self.expectedDarkness(at: x, y, deviation)
      largestError = max(largestError, abs(error))
    }
    #expect(largestError <= 1)
  }

  @Test func aShadowLiesUnderItsLayerAtItsOffset() throws {
    let shape = RoundedRect(Rect(x: 1, y: 0, width: 2, height: 2), cornerRadius: 0)
    let shadow = Shadow(color: .black, radius: 0, offset: Point(x: 1, y: 1))

    let actual = try Bitmap.drawn(
      5, 4, [.layer(Layer(shape: shape, contents: [.color(.pureRed)], shadow: shadow))])

    #expect(actual == Bitmap(".RR..\n.RR#.\n..##.\n....."))
  }

  @Test(arguments: [0.0, 3, 20])
  func aShadowOutsideIsTheSameButWhereItsShapeIs(deviation: Double) throws {
    let shape = RoundedRect(Rect(x: 20.5, y: 30, width: 60, height: 40), cornerRadius: 10)
    var shadow = Shadow(color: .black, radius: deviation, offset: Point(x: 4, y: 3))
    func drawn() throws -> Bitmap {
      try Bitmap.drawn(100, 100, [.layer(Layer(shape: shape, contents: [], shadow: shadow))])
    }

    let whole = try drawn()
    shadow.isOutside = true
    let outside = try drawn()

    let inside = Rect(minX: 24, minY: 33, maxX: 77, maxY: 67)
    for index in whole.pixels.indices {
      let (x, y) = (Double(index % 100), Double(index / 100))
      let isInside = inside.contains(Point(x: x + 0.5, y: y + 0.5))
      #expect(outside.pixels[index] == (isInside ? Pixel(.white) : whole.pixels[index]))
    }
  }

  @Test func aTurnedDiscCastsTheSameShadow() throws {
    func drawn(_ transform: Transform) throws -> Bitmap {
      let shape = RoundedRect(Rect(x: -15, y: -15, width: 30, height: 30), cornerRadius: 15)
      let layer = Layer(
        shape: shape, contents: [], shadow: Shadow(color: .black, radius: 5))
      let place = Transform.translation(x: 40, y: 40)
      return try .drawn(
        80, 80, [.group(Group(transform: transform.followed(by: place), marks: [.layer(layer)]))])
    }
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)

    let difference = Difference(try drawn(turn), try drawn(.identity))

    #expect(difference.max <= 1)
  }

  @Test func noTileIsAskedForWhereOnlyTheShadowReaches() {
    let shape = RoundedRect(Rect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 4)
    let layer = Layer(
      shape: shape, contents: [.image(ImageName("a"), over: shape.rect)],
      shadow: Shadow(color: .black, radius: 3))
    let list = DisplayList(
      size: PixelSize(width: 40, height: 60), background: .white, marks: [.layer(layer)])

    #expect(Rasterizer(list).tileRequests(inRows: 30..<60) == [])
  }

  @Test(.timeLimit(.minutes(20)), arguments: [-1, 1e4, 1e300, .infinity, .nan])
  func anOddRadiusHarmsNothing(_ radius: Double) throws {
    let shape = RoundedRect(Rect(x: 1, y: 1, width: 30, height: 30), cornerRadius: 4)
    let layer = Layer(
      shape: shape, contents: [.color(.black)], shadow: Shadow(color: .black, radius: radius))

    let actual = try Bitmap.drawn(32, 32, [.layer(layer)])

    #expect(actual[16, 16] == Pixel(.black))
  }
}
