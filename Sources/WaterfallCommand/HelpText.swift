/// The text of `--help`, made from the tables of verbs and options.
enum HelpText {
  /// - Parameter verb: `nil` for the text about the whole tool.
  static func text(about verb: Verb?) -> String {
    guard let verb else { return overview }
    let usage = ["waterfall", verb.name, "[OPTIONS]", verb.operands].filter { !$0.isEmpty }
    return usage.joined(separator: " ") + "\n\n" + wrapped(verb.summary, indent: 0)
      + "\n\nOptions\n"
      + options(of: verb)
  }

  private static var overview: String {
    """
    waterfall IN…                 = waterfall render IN…
    Arranges pictures of uneven shapes in columns, uncropped, as one picture.

    Verbs
    \(Verb.allCases.map { row($0.name + " " + $0.operands, $0.summary) }.joined())
    Options (waterfall --help VERB lists those of one verb)
    \(options(of: nil))
    Exit codes
    \(ExitCode.allCases.compactMap(exitRow).joined())
    With no options, `waterfall photos/` writes photos-board.png in the current folder:
    1600 pixels wide, in natural order of the names, nothing cropped.

    """
  }

  private static func options(of verb: Verb?) -> String {
    CommandOption.all.filter { verb.map($0.verbs.contains) ?? true }.map(optionRow).joined()
  }

  private static func optionRow(_ option: CommandOption) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.valueName.map { " " + $0 } ?? ""
    let also =
      option.aliases.isEmpty ? "" : " (also --" + option.aliases.joined(separator: ", --") + ")"
    return row(letter + option.name.flag + value, option.help + also)
  }

  private static func exitRow(_ code: ExitCode) -> String? {
    code.summary.map { row(String(code.rawValue), $0) }
  }

  /// A name in the left column and a text, wrapped, in the right one.
  private static func row(_ name: String, _ text: String) -> String {
    let left = 26
    let padding = String(repeating: " ", count: max(0, left - name.count - 2))
    let gap = name.count + 2 < left ? padding : "\n" + String(repeating: " ", count: left)
    return "  " + name + gap + wrapped(text, indent: left) + "\n"
  }

  /// The text in lines of at most 80 letters, all but the first one indented.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent + last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
