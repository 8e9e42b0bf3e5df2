/// A bar on one line of the terminal, as the characters that draw it.
///
/// It appears only when half a second has gone by, is drawn again at most ten times a second, and is
/// rubbed out at the end.
package struct ProgressBar {
  private let start: ContinuousClock.Instant
  private var lastDrawn: ContinuousClock.Instant?
  private var isVisible = false

  package init(start: ContinuousClock.Instant = .now) {
    self.start = start
  }

  /// The characters to write for the progress, or `nil` where nothing is to be drawn now.
  ///
  /// - Parameter columns: of the terminal, asked only when something is drawn.
  package mutating func frame(
    at progress: Double, now: ContinuousClock.Instant,
    columns: @autoclosure () -> Int = Platform.terminalWidth(of: Platform.standardError)
  ) -> String? {
    guard now - start >= .milliseconds(500) else { return nil }
    if let lastDrawn, now - lastDrawn < .milliseconds(100) { return nil }
    lastDrawn = now
    isVisible = true
    let part = min(1, max(0, progress))
    let percent = String(Int(part * 100))
    // The percentage takes 5 columns; the last column is left free, or some terminals wrap.
    let length = min(40, columns() - 8)
    guard length > 0 else { return "\r" + percent + "%" }
    let done = Int(part * Double(length))
    return "\r[" + String(repeating: "=", count: done)
      + String(repeating: " ", count: length - done) + "] "
      + String(repeating: " ", count: 3 - percent.count) + percent + "%"
  }

  /// The characters that rub out the bar, or `nil` where none is visible.
  package mutating func erase() -> String? {
    guard isVisible else { return nil }
    isVisible = false
    return "\r\u{1B}[K"
  }
}
