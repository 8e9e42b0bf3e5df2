import BoardModel
import ImageCodecs
import Pixels

extension ParsedArguments {
  /// The value of an option as text; bytes that are not UTF-8 are no value of any option but a path.
  private func text(_ name: OptionName, expected: String) throws(UsageError) -> String? {
    guard let value = values[name] else { return nil }
    guard let text = value.text else { throw .badValue(name, value: value, expected: expected) }
    return text
  }

  /// - Parameter word: what may stand instead of a number, for the message.
  func number(
    _ name: OptionName, in range: NumberRange, or word: String? = nil
  ) throws(UsageError) -> Double? {
    guard let value = values[name] else { return nil }
    guard let number = value.text.flatMap(StrictNumber.double), range.accepts(number) else {
      let expected = range.words + (word.map { ", or " + $0 } ?? "")
      throw .badValue(name, value: value, expected: expected)
    }
    return number
  }

  /// One or two numbers, the second equal to the first where only one is given.
  func pair(_ name: OptionName, in range: NumberRange) throws(UsageError) -> (Double, Double)? {
    guard let value = values[name] else { return nil }
    let parts = value.text.map { $0.split(separator: ",", omittingEmptySubsequences: false) } ?? []
    let numbers = parts.compactMap { StrictNumber.double(String($0)) }.filter(range.accepts)
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else {
      throw .badValue(name, value: value, expected: range.words + ", or two, as in 12,8")
    }
    return (numbers[0], numbers[numbers.count - 1])
  }

  func wholeNumber(_ name: OptionName, upTo most: Int) throws(UsageError) -> Int? {
    guard let value = values[name] else { return nil }
    guard let number = value.text.flatMap(StrictNumber.unsigned).flatMap({ Int(exactly: $0) }),
      (1...most).contains(number)
    else { throw .badValue(name, value: value, expected: "a whole number from 1 to \(most)") }
    return number
  }

  func color(_ name: OptionName) throws(UsageError) -> Color? {
    let expected = "a CSS color name, #rgb, #rrggbb, #rrggbbaa or transparent"
    guard let text = try text(name, expected: expected) else { return nil }
    guard let color = Color(text: text) else {
      throw .badValue(name, value: Argument(text), expected: expected)
    }
    return color
  }

  func columns() throws(UsageError) -> ColumnRule? {
    if has(.columns) && has(.columnWidth) { throw .contradiction(.columns, .columnWidth) }
    if let width = try number(.columnWidth, in: .positive) { return .width(width) }
    if values[.columns]?.text == "auto" { return .automatic }
    return try number(.columns, in: .columns, or: "auto").map { .count(Int($0)) }
  }

  func width() throws(UsageError) -> CanvasWidth? {
    if values[.width]?.text == "natural" { return .natural }
    return try number(.width, in: .width, or: "natural").map(CanvasWidth.points)
  }

  func layoutKind() throws(UsageError) -> LayoutKind? {
    let names = LayoutKind.allCases.map(\.rawValue).joined(separator: ", ")
    guard let text = try text(.kind, expected: "one of \(names)") else { return nil }
    guard let kind = LayoutKind(rawValue: text) else {
      throw .badValue(.kind, value: Argument(text), expected: "one of \(names)")
    }
    return kind
  }

  /// Columns by the ids of items, as in `cover:2,map:all`; an id may hold commas and colons.
  func spans() throws(UsageError) -> [String: Int] {
    let expected = "ids and numbers of columns from 1 to 200, as in cover:2,map:all"
    guard let text = try text(.span, expected: expected) else { return [:] }
    var spans: [String: Int] = [:]
    var begun = ""
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      begun += (begun.isEmpty ? "" : ",") + piece
      guard let colon = begun.lastIndex(of: ":"), colon > begun.startIndex else { continue }
      let number = String(begun[begun.index(after: colon)...])
      let span = number == "all" ? BoardItem.wholeSpan : Int(StrictNumber.unsigned(number) ?? 0)
      guard (1...BoardItem.wholeSpan).contains(span) else { continue }
      spans[String(begun[..<colon])] = span
      begun = ""
    }
    guard begun.isEmpty, !spans.isEmpty, text.last != "," else {
      throw .badValue(.span, value: Argument(text), expected: expected)
    }
    return spans
  }

  func compression() throws(UsageError) -> PNGCompression? {
    let names = PNGCompression.allCases.map(\.rawValue).joined(separator: ", ")
    guard let text = try text(.compression, expected: "one of \(names)") else { return nil }
    guard let compression = PNGCompression(rawValue: text) else {
      throw .badValue(.compression, value: Argument(text), expected: "one of \(names)")
    }
    return compression
  }

  func preset() throws(UsageError) -> BoardPreset? {
    let names = BoardPreset.allCases.map(\.rawValue).joined(separator: ", ")
    guard let text = try text(.preset, expected: "one of \(names)") else { return nil }
    guard let preset = BoardPreset(rawValue: text) else {
      throw .badValue(.preset, value: Argument(text), expected: "one of \(names)")
    }
    return preset
  }

  func itemOrder() throws(UsageError) -> ItemOrder? {
    if has(.shuffle) {
      guard !has(.sort) || values[.sort]?.text == ItemOrder.shuffle.rawValue else {
        throw .contradiction(.shuffle, .sort)
      }
      return .shuffle
    }
    let names = ItemOrder.allCases.map(\.rawValue).joined(separator: ", ")
    guard let text = try text(.sort, expected: "one of \(names)") else { return nil }
    guard let order = ItemOrder(rawValue: text) else {
      throw .badValue(.sort, value: Argument(text), expected: "one of \(names)")
    }
    return order
  }
}
