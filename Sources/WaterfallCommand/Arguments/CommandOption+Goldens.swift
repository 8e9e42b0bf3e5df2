extension CommandOption {
  /// How suites are run.
  static let goldens: [CommandOption] = [
    CommandOption(
      name: .record, valueName: "MODE", verbs: [.record],
      help: "which goldens are written: missing, failed, all or never (default missing)"),
    CommandOption(
      name: .caseNames, valueName: "PATTERN", verbs: [.record, .verify, .approve],
      help: "only the boards of such a name; * stands for any text, ? for a letter"),
    CommandOption(
      name: .alternate, verbs: [.approve],
      help: "keep what is recorded, and take what is drawn now as right too"),
    CommandOption(
      name: .hashOnly, verbs: [.record, .approve],
      help: "of sequences, record what tells frames apart, and no frames"),
    CommandOption(
      name: .dryRun, verbs: [.prune], help: "list what would be removed, and remove nothing"),
    CommandOption(
      name: .allowCI, verbs: [.record, .approve], help: "write goldens although CI is set"),
    CommandOption(
      name: .report, valueName: "DIR", verbs: Verb.ofSuites,
      help:
        "write a page there, index.html, that shows every case, and golden, actual picture and "
        + "difference of what differs"),
    CommandOption(
      name: .junit, valueName: "FILE", verbs: Verb.ofSuites,
      help: "write the result there, as JUnit's XML"),
  ]
}

extension Verb {
  /// Those that run over the cases of a suite.
  static let ofSuites: [Verb] = [.record, .verify, .approve, .prune]
}
