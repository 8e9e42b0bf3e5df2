import BoardRendering

extension ErrorMessages {
  static func words(for error: UsageError) -> String {
    switch error {
    case .unknownOption(let typed, let nearest?):
      "there is no option \"\(typed)\"; did you mean \(nearest)?"
    case .unknownOption(let typed, nil):
      "there is no option \"\(typed)\"; `waterfall --help` lists them"
    case .unknownVerb(let typed, let nearest?):
      "\"\(typed)\" is neither a verb nor a file or folder here; did you mean \(nearest)?"
    case .unknownVerb(let typed, nil):
      "\"\(typed)\" is neither a verb nor a file or folder here; the verbs are "
        + Verb.allCases.map(\.name).joined(separator: ", ")
    case .laterVersion(let name):
      "\(name) is not in this version; `waterfall --help` lists what is"
    case .missingValue(let option, let valueName, let found?):
      "\(option.flag) needs a value (\(valueName)) but \(found) follows; "
        + "if that is the value, write \(option.flag)=\(found)"
    case .missingValue(let option, let valueName, nil):
      "\(option.flag) needs a value: \(option.flag) \(valueName)"
    case .unexpectedValue(let option):
      "\(option.flag) takes no value; write \(option.flag) alone"
    case .optionOfAnotherVerb(let option, let verb):
      "\(option.flag) does nothing with \(verb.name); `waterfall --help \(verb.name)` lists its options"
    case .badValue(let option, let value, let expected):
      "\(option.flag) \"\(value.shown)\" makes no sense; expected \(expected)"
    case .contradiction(let first, let second):
      "\(first.flag) and \(second.flag) contradict each other; give one of them"
    case .notAFile(let option):
      "\(option.flag) writes a file; name one, - is none"
    case .givenTwice(let option):
      "\(option.flag) is given more than once, and only one would count; put all into one"
    case .optionNeeds(let option, let other):
      "\(option.flag) is of no use without \(other.flag); give \(other.flag) too"
    case .optionOfAnotherFormat(let option, let format):
      "\(option.flag) does nothing with a \(format.name); take it out, or write a "
        + (format == .jpeg ? "PNG: --format png" : "JPEG: --format jpeg")
    case .noClipFormat(let name):
      "\(name.shown) has no ending of a clip; name it .\(clipEndings), or add --format"
    case .clipOfStill(let format):
      "\(format.name) is for what moves; write a PNG or JPEG, or use `waterfall animate`"
    case .optionOfAnotherClip(let option, let format):
      "\(option.flag) does nothing with \(format.name); take it out"
    case .noClip:
      "a clip is a file; name one with --output, as in --output drag.apng"
    case .manyPageNumbers(let name):
      "\(name.shown) has more than one place for the number of a page; leave one %d"
    case .standardOutputTwice:
      "what is drawn and --json both want standard output; give --output a file name"
    case .standardInputTwice:
      "standard input can be read only once; give all but one of the inputs a file name"
    case .noInput(let verb):
      "\(verb.name) what? Name a folder or pictures, as in `waterfall photos/`"
    case .listEndsWithZeros(let list):
      "the names in \(shown(list)) end with NUL bytes; add -0"
    case .tooManyOperands(let verb, let argument):
      "\(verb.name) does not take \"\(argument.shown)\"; `waterfall --help \(verb.name)` shows its use"
    case .notTwoPictures(let count):
      "diff compares two pictures, or two folders of frames, and \(count) "
        + (count == 1 ? "was" : "were") + " named; write `waterfall diff A B`"
    case .recordingUnderCI(let verb):
      "\(verb.name) writes goldens, and CI is set; a golden that nobody has seen passes for right: "
        + "run it at home, or add --allow-ci"
    case .notOneSuite(let verb, let count):
      "\(verb.name) takes one suite, and \(count) " + (count == 1 ? "was" : "were")
        + " named; write `waterfall \(verb.name) SUITE/`"
    case .foldersToStandardOutput:
      "the differences of two folders are many pictures; give --output a folder"
    case .unknownSchema(let argument):
      "there is no schema \"\(argument.shown)\"; write `waterfall schema board`, "
        + "`waterfall schema gesture`, `waterfall schema report` or `waterfall schema approve`"
    case .emptyName:
      "an empty text is no file name; check the variables in the command"
    case .noGesture:
      "what is to move? Give a --gesture FILE, a --move as in 1:4, or a --drag as in menu:cover"
    case .noFolder:
      "frames are files in a folder; name one with --output DIR"
    case .noOutputNamed(let folder):
      "\(folder.shown) is the current folder, and the board must not lie among its own pictures; "
        + "name another place with --output"
    }
  }

  /// As in ".gif, .webp or .mp4", without the first dot.
  private static var clipEndings: String {
    let endings = ClipFormat.allCases.flatMap(\.fileExtensions)
    guard let last = endings.last, endings.count > 1 else { return endings.joined() }
    return endings.dropLast().joined(separator: ", .") + " or ." + last
  }
}
