#if canImport(XCTest)
  import GoldenImages
  import GoldenTesting
  import Pixels
  import XCTest

  final class AssertGoldenTests: XCTestCase {
    func testAPictureThatIsAsRecordedPasses() throws {
      let goldens = try GoldenFolder()
      let name = "AssertGoldenTests.testAPictureThatIsAsRecordedPasses.square"
      goldens.record(.square(), named: name)

      let result = GoldenEnvironment.$current.withValue(goldens.environment) {
        assertGolden(StraightBitmap.square(), named: "square")
      }

      XCTAssertTrue(result.matches)
      XCTAssertEqual(result.name, name)
    }

    func testAnOwnGolden() {
      assertGolden(StraightBitmap.square(black: [(x: 2, y: 3)]))
    }
  }
#endif
