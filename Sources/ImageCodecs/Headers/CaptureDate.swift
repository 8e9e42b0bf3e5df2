/// Dates as texts that sort by time: `2024-01-31 12:34:56`, without a zone as cameras write them.
public enum CaptureDate {
  /// Of `2024:01:31 12:34:56` in Exif.
  static let exifCount = 19

  /// The date in the bytes of an Exif date; nil where there is none, as in one of zeros or spaces.
  ///
  /// What stands between the numbers does not count, since some writers put hyphens there.
  /// Source: Exif 2.32 (CIPA DC-008), 4.6.5 ("DateTimeOriginal").
  static func text(exif bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count == exifCount else { return nil }
    let fields = Array(bytes)
    let places = [0..<4, 5..<7, 8..<10, 11..<13, 14..<16, 17..<19]
    let numbers = places.compactMap { place in number(fields[place]) }
    guard numbers.count == places.count else { return nil }
    return text(
      year: numbers[0], month: numbers[1], day: numbers[2],
      time: (numbers[3], numbers[4], numbers[5]))
  }

  /// A date, with a time where one is known; nil where the calendar has no such day.
  public static func text(
    year: Int, month: Int, day: Int, time: (hour: Int, minute: Int, second: Int)? = nil
  ) -> String? {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...dayCount(ofMonth: month, inYear: year)).contains(day)
    else { return nil }
    let date = [digits(year, 4), digits(month, 2), digits(day, 2)].joined(separator: "-")
    guard let time else { return date }
    // A minute may have a leap second.
    guard (0...23).contains(time.hour), (0...59).contains(time.minute),
      (0...60).contains(time.second)
    else { return nil }
    return date + " "
      + [time.hour, time.minute, time.second].map { digits($0, 2) }.joined(separator: ":")
  }

  private static func dayCount(ofMonth month: Int, inYear year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 & 15) }
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
