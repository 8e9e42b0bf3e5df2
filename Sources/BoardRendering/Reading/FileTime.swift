import ImageCodecs

/// When a file was last changed, as a date in universal time.
enum FileTime {
  /// - Parameter seconds: since the first of January 1970; nil for a year of more than four digits.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2021), civil_from_days.
  static func text(secondsSince1970 seconds: Int) -> String? {
    guard (-62_167_219_200...253_402_300_799).contains(seconds) else { return nil }
    let second = ((seconds % 86400) + 86400) % 86400
    // Days since the first of March of the year 0, in eras of 400 years.
    let days = (seconds - second) / 86400 + 719_468
    let dayOfEra = ((days % 146_097) + 146_097) % 146_097
    let era = (days - dayOfEra) / 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return CaptureDate.text(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shifted + 2) / 5 + 1,
      time: (second / 3600, second / 60 % 60, second % 60))
  }
}
