import Geometry
import Testing

struct RoundedRectTests {
  private let rect = Rect(x: 0, y: 0, width: 40, height: 30)

  @Test func aRadiusIsCutToHalfTheShorterSide() {
    let shape = RoundedRect(rect, cornerRadius: 99)

    #expect(shape.cornerRadius == 15)
  }

  @Test func aContinuousCornerLeavesRoomForItsLongerCurve() {
    let shape = RoundedRect(rect, cornerRadius: 99, cornerStyle: .continuous)

    #expect(abs(shape.cornerRadius * 1.528665 - 15) < 1e-9)
  }

  @Test func anInsetShapeKeepsItsCornerStyle() {
    let shape = RoundedRect(rect, cornerRadius: 8, cornerStyle: .continuous)

    #expect(
      shape.inset(by: 3)
        == RoundedRect(rect.inset(by: 3), cornerRadius: 5, cornerStyle: .continuous))
  }

  @Test func aShapeWithoutRadiusIsItsRectangle() {
    #expect(Path(RoundedRect(rect, cornerRadius: 0, cornerStyle: .continuous)) == Path(rect))
  }
}
