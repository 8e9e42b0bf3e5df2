import GoldenImages

extension ParsedArguments {
  /// What of the goldens is taken over.
  func approval() throws(UsageError) -> Approval {
    var approval = Approval()
    approval.isAlternate = has(.alternate)
    if let value = values[.frameNumbers] {
      guard let frames = value.text.flatMap({ FrameNumbers($0) }) else {
        throw .badValue(
          .frameNumbers, value: value, expected: "numbers of frames from 0, as in 12-30 or 3,7")
      }
      approval.frames = frames
    }
    approval.items = try itemNames(.itemNames)
    // A part is kept as the rest of its golden is, and an alternate is always a whole.
    for part in [OptionName.frameNumbers, .itemNames]
    where values[part] != nil || lists[part] != nil {
      for other in [OptionName.alternate, .hashOnly] where has(other) {
        throw .contradiction(part, other)
      }
    }
    return approval
  }

  /// Ids of items, or lists of them with commas.
  func itemNames(_ option: OptionName) throws(UsageError) -> [String] {
    var names: [String] = []
    for value in lists[option] ?? [] {
      guard let text = value.text, !text.split(separator: ",").isEmpty else {
        throw .badValue(option, value: value, expected: "ids of items, as in menu,cover")
      }
      names.append(text)
    }
    return names
  }
}
