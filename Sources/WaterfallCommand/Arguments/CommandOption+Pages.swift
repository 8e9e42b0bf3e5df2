import BoardRendering

extension CommandOption {
  /// Pages and what is written.
  static let pages: [CommandOption] = [
    CommandOption(
      name: .page, valueName: "SIZE", verbs: [.render, .layout, .initialize],
      help:
        "pages of WxH pixels, A2 to A6, letter, legal or tabloid, also A4-landscape or 210x297mm"
    ),
    CommandOption(
      name: .dpi, valueName: "N", verbs: [.render, .layout, .initialize],
      help: "pixels an inch of 72 points, up to 1200 (default 300 on paper); --scale says the same"),
  ]

  static let cells: [CommandOption] = [
    CommandOption(
      name: .fit, valueName: "MODE", verbs: [.render, .layout, .initialize],
      help: "natural, contain or cover: how pictures fill cells of another shape (default natural)"),
    CommandOption(
      name: .aspect, valueName: "W:H", verbs: [.render, .layout, .initialize],
      help: "shape of all cells (default each picture's own; 1:1 with --fit contain or cover)"),
  ]

  static let picture: [CommandOption] = [
    CommandOption(
      name: .format, valueName: "KIND", verbs: [.render, .animate],
      help:
        "png or jpeg, of a clip \(ClipFormat.allCases.map(\.rawValue).joined(separator: ", ")) (default by the name's extension, else png or apng)"
    ),
    CommandOption(
      name: .quality, valueName: "N", verbs: [.render, .animate],
      help:
        "of formats that lose something, 1 to 100 (default 85 for JPEG); from 90 on a JPEG's colors are not made coarser"
    ),
    CommandOption(
      name: .maxBytes, valueName: "SIZE", verbs: [.render, .animate],
      help:
        "each file at most so long, as 500k or 5M: a JPEG of the highest quality that fits; a clip of fewer frames a second (20, 15, 12, 10), then a smaller one (3/4, 1/2, 3/8, 1/4 of --scale), then of less quality, each step said"
    ),
  ]
}
