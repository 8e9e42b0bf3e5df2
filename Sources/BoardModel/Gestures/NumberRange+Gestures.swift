extension NumberRange {
  public static let fps = NumberRange(
    accepts: { $0 > 0 && $0 <= 240 }, words: "a number above 0, at most 240")

  /// Of one step.
  public static let seconds = NumberRange(
    accepts: { $0 >= 0 && $0 <= 3600 }, words: "a number of seconds from 0 to 3600")

  public static let viewportHeight = NumberRange(
    accepts: { $0 >= 1 && $0 <= 32767 }, words: "a number from 1 to 32767")

  public static let ghostScale = NumberRange(
    accepts: { $0 > 0 && $0 <= 10 }, words: "a number above 0, at most 10")

  public static let coordinate = NumberRange(
    accepts: { $0.magnitude <= 1e6 }, words: "a number from -1000000 to 1000000")

  public static let index = NumberRange(
    accepts: { $0 >= 0 && $0 <= 1e6 && $0 == $0.rounded() },
    words: "a whole number from 0 to 1000000")

  public static let count = index
}
