extension CommandOption {
  /// What makes a board look designed.
  static let style: [CommandOption] = [
    CommandOption(
      name: .caption, aliases: ["label"], valueName: "TEMPLATE", verbs: boardVerbs,
      help:
        "text under each picture, with the fields {id} {stem} {name} {index} {width} {height} {date} {caption}; {{ and }} are braces"
    ),
    CommandOption(
      name: .title, valueName: "TEXT", verbs: boardVerbs,
      help: "text above the board; {count} is the number of items"),
    CommandOption(
      name: .subtitle, valueName: "TEXT", verbs: boardVerbs, help: "smaller text under --title"),
    CommandOption(
      name: .theme, valueName: "NAME", verbs: boardVerbs,
      help: "light or dark: background and cards in colors that go together"),
    CommandOption(
      name: .cornerRadius, valueName: "POINTS", verbs: boardVerbs,
      help: "round corners (default 0)"),
    CommandOption(
      name: .border, valueName: "POINTS[,COLOR]", verbs: boardVerbs,
      help: "a line inside the edge of each card (default none; black)"),
    CommandOption(
      name: .shadow, verbs: boardVerbs, help: "a soft shadow under each card"),
    CommandOption(
      name: .font, valueName: "FILE", isList: true, verbs: boardVerbs,
      help:
        "a font to look for letters in before the default ones; may be given several times, in order"
    ),
  ]
}
