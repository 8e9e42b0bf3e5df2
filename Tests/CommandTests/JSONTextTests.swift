import Testing
import BoardModel
import WaterfallCommand

@Suite struct JSONTextTests {
  @Test func keysKeepTheirOrderAndItemsHaveALineEach() {
    let value = JSONText.object([
      ("version", .integer(1)), ("at", .array([.number(0.5), .number(2)])),
      ("items", .array([.object([("id", .string("b")), ("x", .number(600))]), .object([])])),
      ("skipped", .array([])),
    ])

    #expect(
      value.text == """
        {
          "version": 1,
          "at": [0.5, 2],
          "items": [
            {"id": "b", "x": 600},
            {}
          ],
          "skipped": []
        }

        """)
  }

  @Test(arguments: [
    (0.1, "0.1"), (-0.0, "0"), (1620, "1620"), (1.0 / 3, "0.3333333333333333"), (1e300, "1e+300"),
    (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
  ])
  func numbersAreShortestAndNeverNaN(number: Double, text: String) {
    #expect(JSONText.number(number).compact == text)
  }

  @Test func controlsQuotesAndBackslashesAreEscaped() {
    let text = "a\"b\\c\nd\te\u{1}f\u{7F}é"

    #expect(JSONText.string(text).compact == #""a\"b\\c\nd\te\u0001f\u007fé""#)
  }
}
