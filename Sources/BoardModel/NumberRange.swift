/// The numbers that a setting takes, the same in a board file and on the command line.
public struct NumberRange: Sendable {
  /// Whether a number makes sense; never true of one that is not finite.
  public let accepts: @Sendable (Double) -> Bool

  /// What would make sense, to stand behind "expected".
  public let words: String

  /// Lengths that may be nothing, in points.
  public static let notNegative = NumberRange(
    accepts: { $0 >= 0 && $0 <= 1e6 }, words: "a number from 0 to 1000000")

  /// Lengths that are something, in points.
  public static let positive = NumberRange(
    accepts: { $0 > 0 && $0 <= 1e6 }, words: "a number above 0, at most 1000000")

  /// Pixels a point.
  public static let scale = NumberRange(
    accepts: { $0 > 0 && $0 <= 4 }, words: "a number above 0, at most 4")

  /// Of letters, in points.
  public static let textSize = NumberRange(
    accepts: { $0 >= 1 && $0 <= 1000 }, words: "a number from 1 to 1000")

  /// Lines of a text.
  public static let lines = NumberRange(
    accepts: { $0 >= 1 && $0 <= 100 && $0 == $0.rounded() }, words: "a whole number from 1 to 100")

  /// Standard deviations of blurs, in points.
  public static let blur = NumberRange(
    accepts: { $0 >= 0 && $0 <= 1000 }, words: "a number from 0 to 1000")

  public static let share = NumberRange(
    accepts: { $0 >= 0 && $0 <= 1 }, words: "a number from 0 to 1")

  /// Lengths in either direction, in points.
  public static let distance = NumberRange(
    accepts: { abs($0) <= 1e6 }, words: "a number from -1000000 to 1000000")

  /// Numbers on badges.
  public static let badge = NumberRange(
    accepts: { $0 >= 0 && $0 <= 999_999 && $0 == $0.rounded() },
    words: "a whole number from 0 to 999999")

  public static let fraction = NumberRange(
    accepts: { $0 >= 0 && $0 <= 1 }, words: "a number from 0 to 1")

  /// Pixels an inch.
  public static let resolution = NumberRange(
    accepts: { $0 >= 1 && $0 <= 1200 }, words: "a number from 1 to 1200")

  /// Of a page, in points.
  public static let height = NumberRange(
    accepts: { $0 >= 1 && $0 <= 1e6 }, words: "a number from 1 to 1000000")

  /// As libjpeg counts.
  public static let quality = NumberRange(
    accepts: { $0 >= 1 && $0 <= 100 && $0 == $0.rounded() }, words: "a whole number from 1 to 100")

  /// Of a board, in points.
  public static let width = NumberRange(
    accepts: { $0 >= 1 && $0 <= 32767 }, words: "a number from 1 to 32767")

  public static let columns = NumberRange(
    accepts: { $0 >= 1 && $0 <= 200 && $0 == $0.rounded() }, words: "a whole number from 1 to 200")

  /// How many of the last items can be placed for a flat bottom edge.
  public static let balance = NumberRange(
    accepts: { $0 >= 0 && $0 <= 8 && $0 == $0.rounded() }, words: "a whole number from 0 to 8")

  /// Whole numbers that JSON carries exactly.
  public static let seed = NumberRange(
    accepts: { $0 >= 0 && $0 <= 9_007_199_254_740_991 && $0 == $0.rounded() },
    words: "a whole number from 0 to 9007199254740991")
}
