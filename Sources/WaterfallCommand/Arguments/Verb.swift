/// What the tool can be asked to do.
package enum Verb: String, CaseIterable, Sendable {
  case render, layout, frames, animate
  case initialize = "init"
  case record, verify, approve, prune, diff, schema, doctor

  /// The name as it is typed.
  package var name: String { rawValue }

  /// What stands after the verb, for the help.
  var operands: String {
    switch self {
    case .render, .layout, .frames, .animate: "IN…"
    case .initialize: "DIR"
    case .schema: "board|gesture|report|approve"
    case .doctor: ""
    case .record, .verify, .approve, .prune: "SUITE"
    case .diff: "A B"
    }
  }

  var summary: String {
    switch self {
    case .render: "one picture of folders, picture files, a board.json, or - (a board on stdin)"
    case .layout: "the frames of the items as JSON; reads sizes only, no pixels"
    case .frames:
      "the frames of a gesture as PNG files in a folder, and a manifest.json that says what is on them"
    case .animate:
      "one file that shows a gesture and plays everywhere, of the same inputs as frames"
    case .initialize: "a board.json for a folder, to edit and render"
    case .record:
      "the goldens of a suite: what each name.board.json, with name.gesture.json beside it, looks like now"
    case .verify: "whether the boards of a suite look as recorded; never writes a golden"
    case .approve: "takes what looks another way now as right"
    case .prune:
      "lists goldens that belong to no board; removes them with --remove, if all cases pass"
    case .schema:
      "the JSON Schema of board.json, of gesture.json, of the report of verify, or of approve.json"
    case .doctor: "libraries, threads, and a self-test"
    case .diff:
      "how far two pictures differ, or two folders of frames; exit 1 where they do, and a picture of it with -o"
    }
  }
}
