import BoardModel

extension ParsedArguments {
  func fit() throws(UsageError) -> FitMode? {
    guard let value = values[.fit] else { return nil }
    guard let fit = value.text.flatMap(FitMode.init(rawValue:)) else {
      let names = FitMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(.fit, value: value, expected: "one of \(names)")
    }
    return fit
  }

  /// Width over height of the cells.
  func aspect() throws(UsageError) -> Double? {
    guard let value = values[.aspect] else { return nil }
    guard let aspect = value.text.flatMap(AspectText.aspect) else {
      throw .badValue(.aspect, value: value, expected: AspectText.words)
    }
    return aspect
  }
}
