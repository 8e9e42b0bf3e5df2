extension CommandOption {
  /// A gesture, and which of its frames are drawn.
  static let gesture: [CommandOption] = [
    CommandOption(
      name: .gesture, valueName: "FILE|-", verbs: [.frames, .animate],
      help: "a gesture.json; its \"expect\" makes it a test: exit 1 where it comes out otherwise"),
    CommandOption(
      name: .move, valueName: "N:N[,N:N]", verbs: [.frames, .animate],
      help:
        "in place of it: an item's index before and after, from 0, as in 1:4; section/index names a section"
    ),
    CommandOption(
      name: .drag, valueName: "ID:ID", verbs: [.frames, .animate],
      help: "in place of it: drag one item to where another is"),
    CommandOption(
      name: .printGesture, verbs: [.frames, .animate],
      help: "print the gesture as JSON on stdout and draw nothing"),
    CommandOption(
      name: .fps, valueName: "N", verbs: [.frames, .animate],
      help: "frames a second, up to 240 (default the gesture's, else 30)"),
    CommandOption(
      name: .viewport, valueName: "H|WxH", verbs: [.frames, .animate],
      help: "points of a window that scrolls over the board; its width is the board's"),
    CommandOption(
      name: .from, valueName: "S|Nf", verbs: [.frames, .animate],
      help: "begin at so many seconds, or at a frame's number: 1.5, or 45f"),
    CommandOption(
      name: .to, valueName: "S|Nf", verbs: [.frames, .animate],
      help: "end there; --from 45f --to 45f is one frame"),
    CommandOption(
      name: .every, valueName: "N", verbs: [.frames, .animate],
      help: "one frame in so many; files are numbered from 0 without gaps all the same"),
  ]

  /// What a clip is, beside its frames.
  static let clips: [CommandOption] = [
    CommandOption(
      name: .holdFirst, valueName: "S", verbs: [.animate],
      help: "seconds that the first picture is seen longer (default 0)"),
    CommandOption(
      name: .holdLast, valueName: "S", verbs: [.animate],
      help: "seconds that the last picture is seen longer (default 1)"),
    CommandOption(
      name: .repeat, valueName: "N|forever", verbs: [.animate, .verify],
      help:
        "how often the clip plays (default forever); with verify, a number: draw each case as many "
        + "times more, with several numbers of threads, and see whether it comes out the same"),
    CommandOption(
      name: .finger, verbs: [.animate], help: "a dot where the finger is"),
    CommandOption(
      name: .dither, verbs: [.animate],
      help: "of a GIF: patterns for colors that it lacks, smoother from afar and longer"),
    CommandOption(
      name: .poster, valueName: "FILE", verbs: [.animate],
      help: "also a PNG of the middle of the drag, for where clips do not play"),
  ]
}
