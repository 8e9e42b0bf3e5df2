import Testing
import WaterfallCommand

@Suite struct StrictNumberTests {
  @Test(arguments: [
    ("12", 12.0), ("0", 0), ("1.5", 1.5), (".5", 0.5), ("3.", 3), ("-1", -1), ("+2", 2),
  ])
  func decimalDigitsAreANumber(text: String, number: Double) {
    #expect(StrictNumber.double(text) == number)
  }

  @Test(arguments: [
    "", "-", ".", "nan", "inf", "-inf", "infinity", "0x10", "1e3", "1.2.3", " 1", "1 ", "1_000",
    "12px", "--1", "1,5", "\u{0661}", String(repeating: "9", count: 400),
  ])
  func allElseIsNone(text: String) {
    #expect(StrictNumber.double(text) == nil)
  }

  @Test(arguments: [("0", UInt64(0)), ("18446744073709551615", .max)])
  func wholeNumbersGoToTheLargest(text: String, number: UInt64) {
    #expect(StrictNumber.unsigned(text) == number)
  }

  @Test(arguments: ["", "-1", "+1", "1.0", "18446744073709551616"])
  func whatIsNotWholeOrDoesNotFitIsNone(text: String) {
    #expect(StrictNumber.unsigned(text) == nil)
  }
}
