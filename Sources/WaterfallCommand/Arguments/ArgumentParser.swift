import BoardModel

/// Sorts arguments by the table of options.
///
/// Options may stand anywhere before `--`: `--name value`, `--name=value`, `-o value`, `-ovalue`, and
/// letters together, `-rq`. The first operand is the verb when it is one; else the verb is `render`.
package struct ArgumentParser {
  private var rest: ArraySlice<Argument>
  private var parsed = ParsedArguments()
  private var firstIsLiteral = false

  /// Options of which the last value counts.
  private var repeated: [OptionName] = []
  private let exists: (Argument) -> Bool

  /// - Parameter exists: whether a file or folder has that name; asked only where the first operand
  ///   could be a slip of a verb.
  package static func parse(
    _ arguments: [Argument], exists: (Argument) -> Bool
  ) throws(UsageError) -> ParsedArguments {
    try withoutActuallyEscaping(exists) { (exists) throws(UsageError) in
      var parser = ArgumentParser(rest: arguments[...], exists: exists)
      try parser.run()
      return parser.parsed
    }
  }

  private init(rest: ArraySlice<Argument>, exists: @escaping (Argument) -> Bool) {
    self.rest = rest
    self.exists = exists
  }

  private mutating func run() throws(UsageError) {
    while let argument = rest.popFirst() {
      if argument.bytes == Array("--".utf8) {
        firstIsLiteral = parsed.operands.isEmpty
        parsed.operands += rest
        break
      } else if argument.bytes.starts(with: "--".utf8) {
        try readLongOption(argument)
      } else if argument.bytes.count > 1, argument.bytes.first == UInt8(ascii: "-") {
        try readLetters(argument)
      } else if argument.beginsWithLongDash, !exists(argument) {
        // Word processors make a dash of two hyphens.
        throw .unknownOption(argument.shown, nearest: nearestOption(to: argument.shown))
      } else {
        parsed.operands.append(argument)
      }
    }
    try takeVerb()
    try checkOptionsOfVerb()
  }

  // MARK: Options

  private mutating func readLongOption(_ argument: Argument) throws(UsageError) {
    let body = argument.bytes.dropFirst(2)
    let parts = body.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let typed = Argument(bytes: Array(parts[0])).shown
    guard let option = CommandOption.named(typed) else { throw unknown(typed) }
    let value = parts.count > 1 ? Argument(bytes: Array(parts[1])) : nil
    try record(option, attached: value)
  }

  private mutating func readLetters(_ argument: Argument) throws(UsageError) {
    var letters = argument.bytes.dropFirst()
    while let byte = letters.popFirst() {
      guard byte < 0x80, let option = CommandOption.lettered(Character(Unicode.Scalar(byte)))
      else {
        throw .unknownOption(argument.shown, nearest: nearestOption(to: argument.shown))
      }
      if option.takesValue && !letters.isEmpty {
        // `-o=FILE` is a slip of `--output=FILE`; no file is meant to be called `=FILE`.
        if letters.first == UInt8(ascii: "=") { letters.removeFirst() }
        try record(option, attached: Argument(bytes: Array(letters)))
        return
      }
      try record(option, attached: nil)
    }
  }

  private mutating func record(
    _ option: CommandOption, attached: Argument?
  ) throws(UsageError) {
    guard option.takesValue else {
      guard attached == nil else { throw .unexpectedValue(option.name) }
      parsed.switches.insert(option.name)
      return
    }
    if let attached {
      keep(attached, of: option)
      return
    }
    let next = rest.first
    guard let next, !isOption(next) else {
      throw .missingValue(option.name, valueName: option.allValueNames, found: next?.shown)
    }
    keep(next, of: option)
    rest.removeFirst()
  }

  private mutating func keep(_ value: Argument, of option: CommandOption) {
    if !option.isList, parsed.values[option.name] != nil { repeated.append(option.name) }
    parsed.values[option.name] = value
    if option.isList { parsed.lists[option.name, default: []].append(value) }
  }

  /// Whether an argument is an option of the table, so that it is hardly another one's value.
  private func isOption(_ argument: Argument) -> Bool {
    guard let text = argument.text else { return false }
    if text == "--" { return true }
    if text.hasPrefix("--") {
      let name = text.dropFirst(2).prefix { $0 != "=" }
      return CommandOption.named(String(name)) != nil
    }
    guard text.count == 2, text.first == "-", let letter = text.last else { return false }
    return CommandOption.lettered(letter) != nil
  }

  private func unknown(_ typed: String) -> UsageError {
    if LaterVersions.options.contains(typed) { return .laterVersion("--" + typed) }
    return .unknownOption("--" + typed, nearest: nearestOption(to: typed))
  }

  private func nearestOption(to typed: String) -> String? {
    let name = typed.drop { "-–—".contains($0) }.prefix { $0 != "=" }
    let nearest = NearestName.of(String(name), among: CommandOption.all.flatMap(\.longNames))
    return nearest.map { "--" + $0 }
  }

  // MARK: The verb

  private mutating func takeVerb() throws(UsageError) {
    guard !firstIsLiteral, let first = parsed.operands.first, let word = first.text else { return }
    if let verb = Verb(rawValue: word) {
      parsed.verb = verb
      parsed.namesVerb = true
      parsed.operands.removeFirst()
      return
    }
    if word == "help", !exists(first) {
      parsed.switches.insert(.help)
      parsed.operands.removeFirst()
      return try takeVerb()
    }
    // Letters alone that name no file: a slip of a verb, rather than a picture that is missing.
    let looksLikeVerb = !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    guard looksLikeVerb, !exists(first) else { return }
    if LaterVersions.verbs.contains(word) { throw .laterVersion(word) }
    let nearest = NearestName.of(word, among: Verb.allCases.map(\.name))
    throw .unknownVerb(word, nearest: nearest)
  }

  private func checkOptionsOfVerb() throws(UsageError) {
    if parsed.has(.help) || parsed.has(.version) { return }
    // A value that is passed over could make a pass of what was never looked at.
    if let option = repeated.first, parsed.verb == .diff || Verb.ofSuites.contains(parsed.verb) {
      throw .givenTwice(option)
    }
    for option in CommandOption.all
    where parsed.has(option.name) && !option.allVerbs.contains(parsed.verb) {
      throw .optionOfAnotherVerb(option.name, parsed.verb)
    }
  }
}
