import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

struct GradientTests {
  private static let clearToBlack = Gradient(top: 1, .clear, bottom: 5, .black)

  private func drawn(_ gradient: Gradient, transform: Transform = .identity) throws -> [UInt8] {
    let area = Path(Rect(x: 0, y: 0, width: 6, height: 6))
    let group = Group(transform: transform, marks: [.fill(area, .gradient(gradient))])
    let bitmap = try Bitmap.drawn(6, 6, [.group(group)])
    return (0..<6).map { transform.isUpright ? bitmap[3, $0].red : bitmap[$0, 3].red }
  }

  @Test func aGradientIsMixedAtTheMiddleOfEachRow() throws {
    let levels = try drawn(Gradient(top: 1, .white, bottom: 5, .black))

    #expect(levels == [255, 223, 159, 96, 32, 0])
  }

  @Test func aScrimFromClearDarkensWhatLiesBelow() throws {
    let levels = try drawn(Self.clearToBlack)

    #expect(levels == [255, 223, 159, 96, 32, 0])
  }

  @Test func clearIsNotMixedInAsAColor() throws {
    let clearWhite = Color(red: 255, green: 255, blue: 255, alpha: 0)

    let levels = try drawn(Gradient(top: 1, clearWhite, bottom: 5, .black))

    #expect(levels == [255, 223, 159, 96, 32, 0])
  }

  @Test func aGradientTurnsWithItsGroup() throws {
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 6, ty: 0)

    let levels = try drawn(Self.clearToBlack, transform: turn)

    #expect(levels == [0, 32, 96, 159, 223, 255])
  }

  @Test func aGradientWithoutHeightIsAStep() throws {
    let levels = try drawn(Gradient(top: 3, .white, bottom: 3, .black))

    #expect(levels == [255, 255, 255, 0, 0, 0])
  }

  @Test func aGradientFillsALayer() throws {
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 6, height: 6), cornerRadius: 0)
    let layer = Layer(shape: shape, contents: [.color(.white), .gradient(Self.clearToBlack)])

    let bitmap = try Bitmap.drawn(6, 6, on: .pureRed, [.layer(layer)])

    #expect((0..<6).map { bitmap[2, $0].green } == [255, 223, 159, 96, 32, 0])
  }
}
