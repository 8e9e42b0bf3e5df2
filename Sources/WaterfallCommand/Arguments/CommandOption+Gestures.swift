extension CommandOption {
  /// A gesture, and which of its frames are drawn.
  static let gesture: [CommandOption] = [
    CommandOption(
      name: .gesture, valueName: "FILE|-", verbs: [.frames],
      help: "a gesture.json; its \"expect\" makes it a test: exit 1 where it comes out otherwise"),
    CommandOption(
      name: .move, valueName: "N:N[,N:N]", verbs: [.frames],
      help:
        "in place of it: an item's index before and after, as in 1:4; section/index names a section"
    ),
    CommandOption(
      name: .drag, valueName: "ID:ID", verbs: [.frames],
      help: "in place of it: drag one item to where another is"),
    CommandOption(
      name: .printGesture, verbs: [.frames],
      help: "print the gesture as JSON on stdout and draw nothing"),
    CommandOption(
      name: .fps, valueName: "N", verbs: [.frames],
      help: "frames a second, up to 240 (default the gesture's, else 30)"),
    CommandOption(
      name: .viewport, valueName: "H|WxH", verbs: [.frames],
      help: "points of a window that scrolls over the board; its width is the board's"),
    CommandOption(
      name: .from, valueName: "S|Nf", verbs: [.frames],
      help: "begin at so many seconds, or at a frame's number: 1.5, or 45f"),
    CommandOption(
      name: .to, valueName: "S|Nf", verbs: [.frames],
      help: "end there; --from 45f --to 45f is one frame"),
    CommandOption(
      name: .every, valueName: "N", verbs: [.frames],
      help: "one frame in so many; files are numbered from 0 without gaps all the same"),
  ]
}
