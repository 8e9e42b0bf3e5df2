extension CommandOption {
  /// The table of options, in the order of the help.
  package static let all: [CommandOption] =
    board + style + cells + pages + gesture + clips + input + output + picture + comparison
    + goldens + general

  static let boardVerbs: [Verb] = [.render, .layout, .initialize, .frames, .animate]
  private static let drawingVerbs: [Verb] = [.render, .layout, .frames, .animate]

  private static let board: [CommandOption] = [
    CommandOption(
      name: .preset, valueName: "NAME", verbs: boardVerbs,
      help:
        "standard, movable-waterfall, snapshot-reorder, waterfall, jiggle-sections or edit-grid: layout and drag of a known system; all else counts more"
    ),
    CommandOption(
      name: .kind, valueName: "KIND", verbs: boardVerbs,
      help: "waterfall, leftToRight, rightToLeft, rows, justified or grid (default waterfall)"),
    CommandOption(
      name: .columns, aliases: ["across"], valueName: "N|auto", verbs: boardVerbs,
      help: "number of columns, 1 to 200; auto comes nearest to 4:3"),
    CommandOption(
      name: .columnWidth, valueName: "POINTS", verbs: boardVerbs,
      help: "as many columns as fit at no less than this width"),
    CommandOption(
      name: .gap, aliases: ["spacing"], valueName: "N[,N]", verbs: boardVerbs,
      help: "points between columns, and between rows when it differs (default 12)"),
    CommandOption(
      name: .margin, valueName: "N[,N]", verbs: boardVerbs,
      help:
        "points around the board: one number, or top and bottom, then left and right (default 12)"),
    CommandOption(
      name: .background, valueName: "COLOR", verbs: boardVerbs,
      help: "a CSS name, #rgb, #rrggbb, #rrggbbaa, or transparent (default white)"),
    CommandOption(
      name: .width, valueName: "N|natural", verbs: boardVerbs,
      help:
        "points across the board (default 1600); natural: one column of the pictures' own pixel size"
    ),
    CommandOption(
      name: .scale, valueName: "N", verbs: boardVerbs,
      help:
        "pixels for each point, up to 4; --scale 2 doubles all lengths (default 1; of WebP and MP4 clips 2)"
    ),
    CommandOption(
      name: .sort, valueName: "ORDER", verbs: boardVerbs,
      help: "name, date, size, aspect, as-listed or shuffle (default as listed, folders by name)"),
    CommandOption(name: .shuffle, verbs: boardVerbs, help: "the same as --sort shuffle"),
    CommandOption(
      name: .seed, valueName: "N", verbs: boardVerbs,
      help: "seed of --sort shuffle; else a new one is drawn and printed"),
    CommandOption(
      name: .orderTolerance, valueName: "POINTS", verbs: boardVerbs,
      help: "columns that differ by no more count as equally short (default 0)"),
    CommandOption(
      name: .balance, valueName: "N", verbs: boardVerbs,
      help: "place the last N items, up to 8, for the flattest bottom edge (default 0)"),
    CommandOption(
      name: .span, valueName: "ID:N[,ID:N]", verbs: boardVerbs,
      help: "items that cover more than one column; ID:all covers all"),
  ]

  private static let input: [CommandOption] = [
    CommandOption(
      name: .recursive, letter: "r", verbs: boardVerbs, help: "go into sub-folders"),
    CommandOption(
      name: .filesFrom, valueName: "FILE|-", verbs: boardVerbs,
      help: "more inputs, one name a line, from a file or from stdin"),
    CommandOption(
      name: .null, letter: "0", verbs: boardVerbs,
      help: "names in --files-from end with a NUL byte instead of a line break"),
    CommandOption(
      name: .noAutoOrient, verbs: drawingVerbs,
      help: "take pictures as they are stored, not turned upright"),
    CommandOption(
      name: .allowTruncated, verbs: [.render, .frames, .animate],
      help:
        "draw the whole rows of a picture that is cut off, with a warning; --strict lets it pass"),
    CommandOption(
      name: .maxPixels, valueName: "N", verbs: boardVerbs + [.diff],
      help: "pictures with more pixels are skipped (default 200000000)"),
    CommandOption(
      name: .strict, verbs: boardVerbs + Verb.ofSuites,
      help: "write nothing, exit 3, when a picture would be skipped; exit 4 for orphaned goldens"),
  ]

  private static let output: [CommandOption] = [
    CommandOption(
      name: .output, letter: "o", valueName: "FILE|-", verbs: boardVerbs + [.diff],
      help:
        "where to write, for frames a folder, for pages a name with %d in it; - is stdout, and then "
        + "nothing else goes there"),
    CommandOption(
      name: .noClobber, verbs: boardVerbs + [.diff],
      help: "never replace a file that is there: exit 5"),
    CommandOption(
      name: .threads, valueName: "N", verbs: [.render, .frames, .animate] + Verb.ofSuites,
      help: "threads at work (default one a processor)"),
    CommandOption(
      name: .compression, valueName: "HOW", verbs: [.render],
      help: "fast, default (the same) or small, which takes some fifty times as long"),
    CommandOption(
      name: .json, verbs: [.render, .layout, .frames, .animate, .doctor, .diff] + Verb.ofSuites,
      help: "print what was done as JSON on stdout"),
  ]

  private static let general: [CommandOption] = [
    CommandOption(
      name: .quiet, letter: "q", help: "no summary and no progress bar; errors only"),
    CommandOption(
      name: .verbose, letter: "v", help: "name also the files that were passed over"),
    CommandOption(name: .help, letter: "h", help: "this text; --help VERB: that verb's"),
    CommandOption(name: .version, help: "the version"),
  ]
}
