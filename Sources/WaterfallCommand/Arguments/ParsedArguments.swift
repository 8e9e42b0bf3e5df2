/// Arguments sorted into a verb, options and operands; values are still as they were typed.
package struct ParsedArguments: Hashable, Sendable {
  package var verb = Verb.render
  /// Whether the verb was typed, rather than left out.
  package var namesVerb = false
  package var operands: [Argument] = []
  /// The values of options that take one; the last given counts.
  package var values: [OptionName: Argument] = [:]
  /// The values of options that may be given several times, in order.
  package var lists: [OptionName: [Argument]] = [:]
  /// The options without a value that were given.
  package var switches: Set<OptionName> = []

  package init() {}

  package func has(_ name: OptionName) -> Bool {
    switches.contains(name) || values[name] != nil
  }
}
