import Drawing
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

/// Shadows of upright cards are put together from parts that many cards share.
struct SlicedShadowTests {
  private func drawn(_ cards: [Rect], radius: Double, stretch: Double = 1) throws -> Bitmap {
    let marks = cards.map { card in
      Mark.layer(
        Layer(
          shape: RoundedRect(card, cornerRadius: 7, cornerStyle: .continuous), contents: [],
          shadow: Shadow(color: .black, radius: radius, offset: Point(x: 0.3, y: 2.5))))
    }
    // A plane that is stretched ever so little more along one axis has no shared parts.
    let transform = Transform(a: stretch, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    return try .drawn(240, 200, [.group(Group(transform: transform, marks: marks))])
  }

  @Test(arguments: [0, 0.7, 4, 9.5, 16])
  func aSharedShadowIsThatOfTheCardAlone(radius: Double) throws {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<6 {
      let card = Rect(
        x: .random(in: -30...90, using: &numbers), y: .random(in: -30...90, using: &numbers),
        width: .random(in: 1...200, using: &numbers),
        height: .random(in: 1...200, using: &numbers))

      let difference = Difference(
        try drawn([card], radius: radius), try drawn([card], radius: radius, stretch: 1 + 1e-12))

      #expect(difference.max <= 1, "\(card)")
    }
  }

  @Test func theSecondCardOfAKindCastsTheSameShadow() throws {
    let size = (width: 70.0, height: 130.0)
    let first = Rect(x: 20, y: 20, width: size.width, height: size.height)
    let second = Rect(x: 140, y: 40, width: size.width, height: size.height)

    let bitmap = try drawn([first, second], radius: 4)

    for row in 0..<160 {
      for column in 0..<110 where column + 120 < 240 && row + 20 < 200 {
        let here = bitmap.pixels[row * 240 + column]
        #expect(here == bitmap.pixels[(row + 20) * 240 + column + 120])
      }
    }
  }
}
