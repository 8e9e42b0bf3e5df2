/// One line of the table from which arguments are parsed, help is printed and hints are taken.
package struct CommandOption: Sendable {
  package var name: OptionName
  /// Other long names, known from other tools.
  package var aliases: [String] = []
  /// The letter after a single dash.
  package var letter: Character?
  /// What its value is called in the help; `nil` for an option without a value.
  package var valueName: String?
  /// Whether all its values count, rather than the last.
  package var isList = false
  package var verbs: [Verb] = Verb.allCases
  package var help: String

  package var takesValue: Bool { valueName != nil }

  package var longNames: [String] { [name.rawValue] + aliases }

  /// Of all options of this name, since verbs may have different ones.
  var allVerbs: [Verb] { sameNamed.flatMap(\.verbs) }

  /// What values of options of this name are called.
  var allValueNames: String { sameNamed.compactMap(\.valueName).joined(separator: " or ") }

  private var sameNamed: [CommandOption] { CommandOption.all.filter { $0.name == name } }

  package static func named(_ longName: String) -> CommandOption? {
    all.first { $0.longNames.contains(longName) }
  }

  package static func lettered(_ letter: Character) -> CommandOption? {
    all.first { $0.letter == letter }
  }
}
