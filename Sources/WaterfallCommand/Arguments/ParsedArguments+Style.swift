import BoardModel
import Pixels

extension ParsedArguments {
  func style() throws(UsageError) -> StyleOverrides {
    var style = StyleOverrides()
    style.cornerRadius = try number(.cornerRadius, in: .notNegative)
    if let (width, color) = try border() {
      style.borderWidth = width
      style.borderColor = color
    }
    if has(.shadow) { style.shadow = .some(ShadowStyle()) }
    style.caption.template = try template(.caption, TextTemplate.Field.ofItems)
    style.caption.replacesOwnCaptions = style.caption.template != nil
    return style
  }

  func theme() throws(UsageError) -> Theme? {
    guard let value = values[.theme] else { return nil }
    guard let theme = value.text.flatMap(Theme.init) else {
      let names = Theme.allCases.map(\.rawValue).joined(separator: " or ")
      throw .badValue(.theme, value: value, expected: names)
    }
    return theme
  }

  func title() throws(UsageError) -> BoardTitle? {
    guard let text = try template(.title, TextTemplate.Field.ofBoards) else {
      if has(.subtitle) { throw .optionNeeds(.subtitle, other: .title) }
      return nil
    }
    var title = BoardTitle(text)
    title.subtitle = try template(.subtitle, TextTemplate.Field.ofBoards)
    return title
  }

  private func template(
    _ name: OptionName, _ fields: [TextTemplate.Field]
  ) throws(UsageError) -> TextTemplate? {
    guard let value = values[name] else { return nil }
    guard let text = value.text else {
      throw .badValue(name, value: value, expected: "text in UTF-8")
    }
    do throws(TemplateError) {
      return try TextTemplate(text, allowed: fields)
    } catch {
      throw .badValue(name, value: value, expected: error.words)
    }
  }

  /// A width, and behind a comma a color.
  private func border() throws(UsageError) -> (Double, Color?)? {
    guard let value = values[.border] else { return nil }
    let expected = "\(NumberRange.notNegative.words), and a color behind a comma, as in 2,white"
    let parts =
      value.text.map { $0.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false) }
      ?? []
    guard let first = parts.first, let width = StrictNumber.double(String(first)),
      NumberRange.notNegative.accepts(width)
    else { throw .badValue(.border, value: value, expected: expected) }
    guard parts.count > 1 else { return (width, nil) }
    guard let color = Color(text: String(parts[1])) else {
      throw .badValue(.border, value: value, expected: expected)
    }
    return (width, color)
  }
}
