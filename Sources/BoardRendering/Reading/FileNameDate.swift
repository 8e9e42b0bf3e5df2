import BoardModel
import ImageCodecs

/// The date that cameras, phones and people write into the names of files.
///
/// Read are a day of the years 1900 to 2099, as `20240131` or `2024-01-31`, and behind it a time, as
/// `123456` or `12.34.56`; the first day that the calendar has counts. Digits around them make them
/// another number.
enum FileNameDate {
  /// `2024-01-31 12:34:56`, or `2024-01-31` where the name has no time.
  static func text(in name: FilePath) -> String? {
    let bytes = name.lastComponent.withoutExtension.bytes[...]
    for start in bytes.indices where isDigit(bytes[start]) {
      if start > bytes.startIndex, isDigit(bytes[start - 1]) { continue }
      if let date = text(in: bytes[start...]) { return date }
    }
    return nil
  }

  /// The date that begins where the bytes do.
  private static func text(in bytes: ArraySlice<UInt8>) -> String? {
    var rest = bytes
    guard let year = takeNumber(4, &rest), (1900...2099).contains(year) else { return nil }
    let isDivided = takeOne(of: "-_.", &rest)
    guard let month = takeNumber(2, &rest), takeOne(of: "-_.", &rest) == isDivided,
      let day = takeNumber(2, &rest)
    else { return nil }
    if let time = time(behindDay: rest),
      let text = CaptureDate.text(year: year, month: month, day: day, time: time)
    {
      return text
    }
    let isWhole = rest.first.map { !isDigit($0) } ?? true
    return isWhole ? CaptureDate.text(year: year, month: month, day: day) : nil
  }

  /// Hour, minute and second; digits behind them are parts of a second.
  private static func time(
    behindDay bytes: ArraySlice<UInt8>
  ) -> (hour: Int, minute: Int, second: Int)? {
    var rest = bytes
    if rest.starts(with: " at ".utf8) {
      rest = rest.dropFirst(4)
    } else {
      _ = takeOne(of: "-_. T", &rest)
    }
    // The hours of a morning have one digit in the names of some screen shots.
    let isShort = rest.dropFirst().first.map { !isDigit($0) } ?? false
    guard var hour = takeNumber(isShort ? 1 : 2, &rest) else { return nil }
    let isDivided = takeOne(of: "-_.:h", &rest)
    guard let minute = takeNumber(2, &rest), takeOne(of: "-_.:m", &rest) == isDivided,
      let second = takeNumber(2, &rest)
    else { return nil }
    // Between the time and its half of the day stands a space, on newer systems a narrow one.
    let words = rest.drop { $0 == 0x20 || $0 >= 0x80 }
    if (1...12).contains(hour), words.starts(with: "PM".utf8) { hour = hour % 12 + 12 }
    if hour == 12, words.starts(with: "AM".utf8) { hour = 0 }
    return (hour, minute, second)
  }

  private static func takeNumber(_ count: Int, _ bytes: inout ArraySlice<UInt8>) -> Int? {
    let digits = bytes.prefix(count)
    guard digits.count == count, digits.allSatisfy(isDigit) else { return nil }
    bytes = bytes.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 & 15) }
  }

  private static func takeOne(of marks: String, _ bytes: inout ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, marks.utf8.contains(first) else { return false }
    bytes = bytes.dropFirst()
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
