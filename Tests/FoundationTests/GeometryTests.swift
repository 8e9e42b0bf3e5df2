import Geometry
import Testing

@Suite struct GeometryTests {
  @Test func aRectangleOwnsItsLeftAndTopEdgesOnly() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)

    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 20)))
    #expect(!rect.contains(Point(x: 10, y: 60)))
  }

  @Test func touchingRectanglesDoNotIntersect() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 10, y: 0, width: 10, height: 10)

    #expect(!left.intersects(right))
    #expect(left.intersects(Rect(x: 9, y: 9, width: 5, height: 5)))
  }

  @Test func aTransformAndItsInverseCancel() throws {
    let transform = Transform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)

    let back = transform.followed(by: try #require(transform.inverse))

    #expect(back == .identity)
  }

  @Test func aFoldedPlaneHasNoWayBack() {
    #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
  }

  @Test func reversingAPathTwiceGivesThePathBack() {
    let path = Path(Rect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 8)

    #expect(path.reversed != path)
    #expect(path.reversed.reversed == path)
  }
}
